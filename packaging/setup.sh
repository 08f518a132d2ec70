#!/usr/bin/env bash
# Prepare .venv for "run" or "test": system packages, uv, the locked packages, Candor itself.
# Does nothing, and needs no network, when nothing that it depends on has changed since last time.
set -euo pipefail
cd "$(dirname "$0")/.."

purpose=${1:?usage: packaging/setup.sh run|test}
case "$purpose" in
    run) lock=requirements.lock wanted='^run ' ;;
    test) lock=requirements-dev.lock wanted='^(run|test) ' ;;
    *) echo "setup: unknown purpose '$purpose'; use run or test" >&2; exit 2 ;;
esac
python=${PYTHON:-python3}
stamp=.venv/.ready-$purpose
state=$(cat pyproject.toml "$lock" packaging/system-packages.txt packaging/setup.sh | sha256sum)
if [ -x .venv/bin/candor ] && [ "$(cat "$stamp" 2>/dev/null)" = "$state" ]; then
    exit 0
fi

install_system_packages() {
    command -v dpkg-query >/dev/null || {
        echo "setup: not a Debian system; install what packaging/system-packages.txt names yourself" >&2
        return 0
    }
    local missing=() name
    for name in $(sed -nE "s/$wanted//p" packaging/system-packages.txt | sed -E 's/^(run|test) //'); do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' ||
            missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    echo "setup: installing system packages: ${missing[*]}"
    [ ${#as_root[@]} -eq 0 ] || echo "setup: this needs administrator rights, so sudo may ask for your password"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

install_system_packages
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "setup: Candor needs Python 3.11 or newer; set PYTHON to one, for example: PYTHON=python3.11 make run" >&2
    exit 2
}
[ -x .venv/bin/python ] || "$python" -m venv .venv
if [ ! -x .venv/bin/uv ]; then
    echo "setup: fetching uv"
    only_uv=$(mktemp)
    awk '/^[^ ]/ { inside = /^uv==/ } inside' "$lock" >"$only_uv"
    .venv/bin/python -m pip install -q --require-hashes --no-deps -r "$only_uv"
    rm -f "$only_uv"
fi
echo "setup: installing the packages in $lock (the first time takes a few minutes)"
.venv/bin/uv pip install -q --compile-bytecode --python .venv/bin/python --require-hashes -r "$lock"
.venv/bin/uv pip install -q --python .venv/bin/python --no-deps --no-build-isolation -e .
echo "$state" >"$stamp"
