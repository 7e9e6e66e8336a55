"""`spitemalice verify`: whether records hold."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import dataclass

from spitemalice.cli.errors import Status, message_of, one_line
from spitemalice.cli.inputs import opened, position, size
from spitemalice.cli.terminal import Progress, Style
from spitemalice.record.verify import Verdict, verify_stream
from spitemalice.rules.text import counted

__all__ = ["run"]


@dataclass
class _Count:
    """What has been found so far, over all files."""

    good: int = 0
    bad: int = 0
    unread: int = 0

    def add(self, verdict: Verdict) -> None:
        if verdict.ok:
            self.good += 1
        else:
            self.bad += 1

    @property
    def status(self) -> Status:
        if self.unread:
            return Status.UNUSABLE
        return Status.NEGATIVE if self.bad else Status.OK


def run(options: Namespace) -> int:
    """Verify all files; one that cannot be read does not keep the others from being checked."""
    count = _Count()
    several = len(options.files) > 1
    tell = _tell_json if options.json else _tell
    for name in options.files:
        try:
            with opened(name) as file, Progress("verifying", size(file)) as progress:
                for verdict in verify_stream(file):
                    count.add(verdict)
                    if options.json or not verdict.ok:
                        progress.clear()
                        tell(verdict, name, several)
                    progress.show(position(file))
        except BrokenPipeError:
            raise
        except OSError as error:
            count.unread += 1
            print(f"spitemalice: {message_of(error)}", file=sys.stderr)
    if not options.json:
        _sum_up(count)
    return count.status


def _tell_json(verdict: Verdict, name: str, several: bool) -> None:
    found: dict[str, object] = {"file": name} if several else {}
    found |= {"line": verdict.line, "ok": verdict.ok, "error": verdict.error}
    print(json.dumps(found))


def _tell(verdict: Verdict, name: str, several: bool) -> None:
    place = f"{name} line {verdict.line}" if several else f"line {verdict.line}"
    print(one_line(f"{place}: {verdict.error}"))


def _sum_up(count: _Count) -> None:
    style = Style(sys.stdout)
    total = count.good + count.bad
    records = counted(total, "record")
    if not total:
        print("no records")
    elif not count.bad:
        print(style.good(f"{records}, {'which holds' if total == 1 else 'all hold'}"))
    else:
        bad = "not ok" if total == 1 else f"{count.bad:,} of them not ok"
        print(style.bad(f"{records}, {bad}"))
