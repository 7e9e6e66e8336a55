"""Workers on the machines of a Ray cluster. Ray is imported here alone, and when it is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from importlib import import_module
from socket import create_connection
from typing import Any, Final, Generic
from urllib.parse import urlsplit

from spitemalice import __version__
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.workforce import Crew, CrewError, Item, Result, Start, WorkerLostError
from spitemalice.errors import shown

__all__ = ["LOCAL", "Cluster"]

LOCAL: Final = "local"
"""The address that means: start a cluster on this machine, and end it afterwards."""

LOCAL_WORKERS: Final = 2
CONNECT_SECONDS: Final = 10.0


class Cluster(Crew[Item, Result, Any, Any]):
    """Workers that Ray places on machines, each on one core.

    The same version of this package must be installed on all of them. What a machine was doing
    when it failed is done on another; it is not waited for. Ray prints what happens to a cluster,
    from a thread of its own: until the end, standard output is turned to standard error.

    Args:
        start: What each worker does first.
        address: The cluster's, as Ray understands it (`auto`, `HOST:PORT`, `ray://HOST:PORT`), or
            `local`.
        workers: How many; as many as the cluster has cores if not given.

    Raises:
        ArenaError: Ray is not installed, or the cluster cannot be reached or has no core.
        CrewError: A worker does not start.
    """

    def __init__(
        self, start: Start[Item, Result], address: str, workers: int | None = None
    ) -> None:
        with ExitStack() as leaving:
            leaving.enter_context(redirect_stdout(sys.stderr))
            self._ray = _connected(address, workers)
            leaving.callback(self._ray.shutdown)
            super().__init__(self._desks(start, workers))
            self._leaving = leaving.pop_all()

    def send(self, worker: Any, items: list[Item]) -> Any:  # noqa: ANN401 (Ray's types)
        """Give a worker a chunk."""
        return worker.do.remote(items)

    def ready(self, tickets: list[Any]) -> list[Any]:
        """Wait for the first chunk that is done."""
        done: list[Any] = self._ray.wait(tickets, num_returns=1)[0]
        return done

    def receive(self, ticket: Any) -> list[Result]:  # noqa: ANN401
        """Fetch results."""
        try:
            results: list[Result] = self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise CrewError(f"a worker on the cluster has failed:\n{error}") from None
        except self._ray.exceptions.RayError as error:
            raise WorkerLostError(str(error)) from None
        return results

    def close(self) -> None:
        """Leave the cluster, which ends the workers; a local cluster ends too."""
        self._leaving.close()

    def _desks(self, start: Start[Item, Result], workers: int | None) -> list[Any]:
        """Start the workers, and wait until they have."""
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        count = workers or cores
        if not 1 <= count <= cores:
            raise ArenaError(f"workers: {count} is not allowed on a cluster of {cores} cores")
        make = self._ray.remote(num_cpus=1)(_Desk)
        desks = [make.remote(start, __version__) for _ in range(count)]
        try:
            self._ray.get([desk.greet.remote() for desk in desks])
        except self._ray.exceptions.RayError as error:
            raise CrewError(f"a worker on the cluster does not start:\n{error}") from None
        return desks


class _Desk(Generic[Item, Result]):
    """A worker."""

    def __init__(self, start: Start[Item, Result], version: str) -> None:
        if version != __version__:
            raise RuntimeError(f"spitemalice {__version__} is installed here, {version} there")
        self._open = ExitStack()
        self._do: Callable[[Item], Result] = self._open.enter_context(start())

    def greet(self) -> None:
        """Say that it is there."""

    def do(self, items: list[Item]) -> list[Result]:
        """Do items."""
        return [self._do(item) for item in items]


def _connected(address: str, workers: int | None) -> Any:  # noqa: ANN401 (Ray's module)
    """Ray, with its connection to a cluster open."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is done here
    ray = _imported()
    quiet = {"logging_level": "error", "log_to_driver": False}
    if address == LOCAL:
        ray.init("local", num_cpus=workers or LOCAL_WORKERS, include_dashboard=False, **quiet)
        return ray
    _check_reachable(address)
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ArenaError(f"--ray: {shown(address)} cannot be reached: {error}") from None
    return ray


def _imported() -> Any:  # noqa: ANN401
    try:
        import_module("ray.exceptions")
        return import_module("ray")
    except ImportError:
        raise ArenaError("--ray: needs ray, as in pip install spitemalice[arena]") from None


def _check_reachable(address: str) -> None:
    """Refuse an address where nobody answers, which Ray itself would try for minutes."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        if parts.hostname and parts.port:
            create_connection((parts.hostname, parts.port), CONNECT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise ArenaError(f"--ray: {shown(address)} cannot be reached: {error}") from None
