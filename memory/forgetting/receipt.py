"""The receipt of what was forgotten: readable, without the content, chained to the one before."""

import hashlib
import json
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, select

from memory.forgetting.values import CopyResult, Receipt
from memory.store import tables
from memory.store.columns import instant_text
from memory.store.files import Stores
from memory.store.seals import checked
from memory.vocabulary import ForgetMode, StoreName


def issued(stores: Stores) -> tuple[Receipt, ...]:
    """Return every receipt, oldest first."""
    table = tables.receipts
    with stores.reading(StoreName.LEDGER) as connection:
        rows = connection.execute(select(table).order_by(table.c.id))
        return tuple(_receipt(row) for row in checked(connection, rows, table))


def chained(receipt: Receipt, before: Receipt | None) -> Receipt:
    """Return a receipt with the hash that ties it to the one before it."""
    linked = replace(receipt, previous=before.digest if before else "")
    written = json.dumps([linked.previous, _body(linked)], sort_keys=True)
    return replace(linked, digest=hashlib.sha256(written.encode()).hexdigest())


def is_chain(receipts: tuple[Receipt, ...]) -> bool:
    """Tell whether no receipt was changed, left out or put in since."""
    before: Receipt | None = None
    for receipt in receipts:
        if chained(receipt, before) != receipt:
            return False
        before = receipt
    return True


def row_of(receipt: Receipt) -> dict[str, Any]:
    """Return a receipt as a row."""
    return {
        "id": receipt.id,
        "at_utc": receipt.finished_at and instant_text(receipt.finished_at),
        "mode": receipt.mode.value,
        "body": json.dumps(_body(receipt), sort_keys=True),
        "previous": receipt.previous,
        "digest": receipt.digest,
    }


def _body(receipt: Receipt) -> dict[str, Any]:
    body = asdict(receipt)
    for name in ("previous", "digest"):
        del body[name]
    finished = receipt.finished_at
    return body | {
        "mode": receipt.mode.value,
        "started_at": instant_text(receipt.started_at),
        "finished_at": finished and instant_text(finished),
        "rebuilt": dict(receipt.rebuilt),
        "copies": [asdict(each) for each in receipt.copies],
        "out_of_scope": list(receipt.out_of_scope),
    }


def _receipt(row: Row[Any]) -> Receipt:
    body = json.loads(row.body)
    return Receipt(
        **{
            **body,
            "mode": ForgetMode(body["mode"]),
            "started_at": datetime.fromisoformat(body["started_at"]),
            "finished_at": datetime.fromisoformat(body["finished_at"]),
            "copies": tuple(CopyResult(**each) for each in body["copies"]),
            "out_of_scope": tuple(body["out_of_scope"]),
            "previous": row.previous,
            "digest": row.digest,
        }
    )
