"""Files as they come: whole, damaged, locked, scanned, and made to hurt."""

import io
import zipfile
import zlib
from collections.abc import Mapping, Sequence

_PROLOGUE = b"%PDF-1.4\n"


def pdf(
    pages: Sequence[str],
    *,
    font: bool = True,
    picture: bool = False,
    inherited: bool = False,
    blank: str = "q /I1 Do Q",
) -> bytes:
    """Return a PDF with one line of text on each page; with ``picture`` an image in its place.

    With ``inherited`` the tree of pages names what all of them show; ``blank`` is drawn where there
    is no text.
    """
    count = len(pages)
    kids = " ".join(f"{4 + 2 * at} 0 R" for at in range(count))
    resources = "/Font << /F1 3 0 R >>" if font else ""
    resources += " /XObject << /I1 3 0 R >>" if picture else ""
    of_all, of_each = "", f"/Resources << {resources} >>"
    if inherited:
        of_all, of_each = of_each, of_all
    third = (
        _stream(b"\0", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8")
        if picture
        else b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
    )
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {count} {of_all} >>".encode(),
        third,
    ]
    for at, text in enumerate(pages):
        shown = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        drawn = f"BT /F1 12 Tf 72 700 Td ({shown}) Tj ET" if text else blank
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] "
            f"{of_each} /Contents {5 + 2 * at} 0 R >>".encode()
        )
        objects.append(_stream(zlib.compress(drawn.encode("latin-1")), "/Filter /FlateDecode"))
    return _assembled(objects)


def _stream(content: bytes, entries: str) -> bytes:
    head = f"<< {entries} /Length {len(content)} >>\nstream\n".encode()
    return head + content + b"\nendstream"


def _assembled(objects: Sequence[bytes]) -> bytes:
    out = bytearray(_PROLOGUE)
    places = []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, each)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\n" % (len(objects) + 1)
    return bytes(out + b"startxref\n%d\n%%%%EOF\n" % start)


def locked_pdf(pages: Sequence[str], password: str) -> bytes:
    """Return a PDF that a password is needed for; with none it opens, and only changing is not."""
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf(pages))))
    writer.encrypt(user_password=password, owner_password="owner", algorithm="RC4-128")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def docx(paragraphs: Sequence[str], table: Sequence[Sequence[str]] = ()) -> bytes:
    """Return a Word document: a heading, paragraphs, a table."""
    from docx import Document

    document = Document()
    document.add_heading(paragraphs[0], 1)
    for each in paragraphs[1:]:
        document.add_paragraph(each)
    if table:
        made = document.add_table(len(table), len(table[0]))
        for row, words in zip(made.rows, table, strict=True):
            for cell, word in zip(row.cells, words, strict=True):
                cell.text = word
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def archive(members: Mapping[str, str | bytes]) -> bytes:
    """Return a ZIP file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in members.items():
            packed.writestr(name, content)
    return out.getvalue()


_OFFICE = "urn:oasis:names:tc:opendocument:xmlns"


def odt(body: str, *, prologue: str = "", manifest: str = "<manifest/>") -> bytes:
    """Return an OpenDocument text; ``body`` may use the prefixes text and table."""
    content = (
        f'<?xml version="1.0"?>{prologue}<office:document-content '
        f'xmlns:office="{_OFFICE}:office:1.0" xmlns:text="{_OFFICE}:text:1.0" '
        f'xmlns:table="{_OFFICE}:table:1.0"><office:body><office:text>{body}'
        "</office:text></office:body></office:document-content>"
    )
    return archive(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "content.xml": content,
            "META-INF/manifest.xml": manifest,
        }
    )


def epub(
    chapters: Mapping[str, str], extra: Mapping[str, str] | None = None, *, packed: bool = True
) -> bytes:
    """Return a book: the chapters by the names that its package gives them, read in order.

    Without ``packed`` the package names them, and they are not in it.
    """
    items = "".join(f'<item id="i{at}" href="{name}"/>' for at, name in enumerate(chapters))
    order = "".join(f'<itemref idref="i{at}"/>' for at in range(len(chapters)))
    package = (
        '<package xmlns="http://www.idpf.org/2007/opf"><metadata '
        'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata>'
        f"<manifest>{items}</manifest><spine>{order}</spine></package>"
    )
    container = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>'
    pages = {
        f"OPS/{name}": f"<html><body><p>{text}</p></body></html>"
        for name, text in chapters.items()
        if packed
    }
    return archive(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": container,
            "OPS/book.opf": package,
            **pages,
            **(extra or {}),
        }
    )
