"""An HTTP transport that tells how many bytes go out and come in, and to whom."""

from collections.abc import Callable, Iterator

import httpx

from personality.wire import Meter


class Metered(httpx.BaseTransport):
    """Passes everything on and counts it: the first line, the headers and what follows.

    What the network itself adds around them is not counted.
    """

    def __init__(self, count: Meter) -> None:
        self._count = count
        self._inner = httpx.HTTPTransport(trust_env=False)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return what answers it."""
        host = request.url.netloc.decode("ascii")
        first = len(request.method) + len(request.url.raw_path) + len("  HTTP/1.1\r\n")
        self._count(host, first + _size(request.headers), 0)
        if isinstance(request.stream, httpx.SyncByteStream):
            request.stream = _Passing(request.stream, lambda size: self._count(host, size, 0))
        answer = self._inner.handle_request(request)
        self._count(host, 0, len("HTTP/1.1 200 OK\r\n") + _size(answer.headers))
        assert isinstance(answer.stream, httpx.SyncByteStream)
        answer.stream = _Passing(answer.stream, lambda size: self._count(host, 0, size))
        return answer

    def close(self) -> None:
        """Close the connections."""
        self._inner.close()


class _Passing(httpx.SyncByteStream):
    """Bytes that are counted while they pass."""

    def __init__(self, stream: httpx.SyncByteStream, count: Callable[[int], None]) -> None:
        self._stream = stream
        self._count = count

    def __iter__(self) -> Iterator[bytes]:
        for part in self._stream:
            self._count(len(part))
            yield part

    def close(self) -> None:
        self._stream.close()


def _size(headers: httpx.Headers) -> int:
    """Return the bytes of headers as they are sent, with the empty line that ends them."""
    return sum(len(name) + len(value) + 4 for name, value in headers.raw) + 2
