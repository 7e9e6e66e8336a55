"""What Lighthouse says; it is installed by whoever wants it, in a folder of its own."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.web.figures import Figure
from benchmarks.web.tally import tallied
from tests.web.support import CHROMIUM, FLAGS

LIMITS = {"performance": 95, "accessibility": 100, "best-practices": 100}
TIMES = {
    "first-contentful-paint": "first paint with content",
    "largest-contentful-paint": "largest paint",
    "interactive": "interactive",
    "total-blocking-time": "blocked",
    "speed-index": "speed index",
}


def measure(site: Path, folder: Path, rounds: int) -> Iterator[Figure]:
    """The best scores of some rounds, and the times of the round that was best.

    Args:
        site: The packed site.
        folder: Where `npm install lighthouse@12.2.3` was run.
        rounds: How often it looks.
    """
    with tallied(site) as (url, _):
        looks = [_look(folder, url) for _ in range(rounds)]
    reports = [report for report in looks if report is not None]
    if not reports:
        return
    for category, limit in LIMITS.items():
        scores = [100 * report["categories"][category]["score"] for report in reports]
        yield Figure(f"Lighthouse, {category}", max(scores), "points", limit)
    best = max(reports, key=lambda report: report["categories"]["performance"]["score"])
    for audit, name in TIMES.items():
        yield Figure(f"Lighthouse, {name}", best["audits"][audit]["numericValue"], "ms")


def _look(folder: Path, url: str) -> dict[str, Any] | None:
    """A report; None if Lighthouse gave up, which it does where the machine is too busy."""
    command = [
        "node",
        str(folder / "node_modules" / "lighthouse" / "cli" / "index.js"),
        url,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(LIMITS)}",
        f"--chrome-flags={' '.join(('--headless', *FLAGS))}",
    ]
    known = {**os.environ, "CHROME_PATH": str(CHROMIUM)}
    done = subprocess.run(command, env=known, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        return None
    report: dict[str, Any] = json.loads(done.stdout)
    return report
