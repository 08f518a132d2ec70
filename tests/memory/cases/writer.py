"""A process that says a number of things: ``python writer.py FOLDER NAME COUNT``.

Prints, as JSON, the ids of the records whose writing was acknowledged, and the errors.
"""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

from memory.door import MemoryRouter
from memory.errors import CandorMemoryError
from memory.records import OWNER, Candidate, Source, Utterance
from memory.store.files import open_stores
from memory.vocabulary import Origin, Speaker


def main() -> None:
    """Write, and tell what came of it."""
    folder, name, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    stores = open_stores(folder)
    router = MemoryRouter(stores)
    written, errors = [], []
    for number in range(count):
        text = f"The {name} ledger says {number} on page {number}."
        turn = Utterance(text, Speaker.OWNER, datetime.now(UTC), name, Origin.OWNER_TEXT)
        try:
            kept = router.submit(turn)
            source = Source(turn.at, text, 0, len(text), turn_id=kept.record_id)
            ruling = router.submit(Candidate(text, source, Origin.OWNER_TEXT, OWNER))
            written.append(ruling.record_id)
        except CandorMemoryError as error:
            errors.append(str(error))
    router.close()
    stores.close()
    sys.stdout.write(json.dumps({"written": written, "errors": errors}))


if __name__ == "__main__":
    main()
