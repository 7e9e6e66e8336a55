"""The stream of 32-bit words that a game seed stands for."""

import hashlib
import struct

from spitemalice.deal.errors import checked_bytes

BLOCK_SIZE = 32  # bytes of a hash
WORD_SIZE = 4


class FairWords:
    """All chance of one game: block k of the stream is SHA-256(seed, k), eight words each.

    Blocks are hashed when they are first asked for and kept, so reading a part again is cheap.
    Games may share one object, between threads too.

    Args:
        seed: The game seed, 32 bytes.

    Raises:
        DealError: The seed is not 32 bytes.
    """

    __slots__ = ("_known", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed = checked_bytes(seed, "game seed")
        self._known = b""

    @property
    def seed(self) -> bytes:
        """The game seed: a secret as long as the game runs."""
        return self._seed

    def take(self, start: int, count: int) -> list[int]:
        """`count` words from word number `start` on, each from 0 to 2^32 - 1.

        Raises:
            ValueError: `start` or `count` is negative.
        """
        return list(struct.unpack(f">{count}I", self.take_bytes(start, count)))

    def take_bytes(self, start: int, count: int) -> bytes:
        """The same words as bytes: four to a word, the most significant first.

        Raises:
            ValueError: `start` or `count` is negative.
        """
        if start < 0 or count < 0:
            raise ValueError(f"words {start} to {start + count}: must not be negative")
        end = WORD_SIZE * (start + count)
        known = self._known
        if len(known) < end:
            # One assignment of a finished value: two threads can at worst do the same work.
            known += self._hash_blocks(len(known) // BLOCK_SIZE, -(-end // BLOCK_SIZE))
            self._known = known
        return known[WORD_SIZE * start : end]

    def _hash_blocks(self, first: int, last: int) -> bytes:
        """Blocks `first` to `last - 1`."""
        seeded = hashlib.sha256(self._seed)
        blocks = []
        for k in range(first, last):
            block = seeded.copy()
            block.update(k.to_bytes(8, "big"))
            blocks.append(block.digest())
        return b"".join(blocks)
