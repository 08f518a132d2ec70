"""The one write door: everything that changes memory, and nothing else does."""

from memory.door.router import MemoryRouter as MemoryRouter
