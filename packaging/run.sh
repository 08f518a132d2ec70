#!/usr/bin/env bash
# Open the window; without a display say so and talk in the terminal instead.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ "$(uname -s)" = Linux ]; then
    echo "There is no display here, so Candor talks in this terminal. Ctrl-D ends."
    exec .venv/bin/candor chat
fi
exec .venv/bin/candor
