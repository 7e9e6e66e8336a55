"""The built site: whole, and nothing but what is served."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spitemalice.web.policy import META_POLICY
from spitemalice.web.site import TYPES, Site
from tools import build_site, web_icons

if TYPE_CHECKING:
    from tests.web.conftest import NewContext

KEPT = re.compile(r'^  \["([^"]+)", "sha256-([^"]+)"\],$', re.M)
FIRST_VISIT = 150_000  # bytes, packed


@pytest.fixture(params=["site_folder", "bundled_folder"])
def folder(request: pytest.FixtureRequest) -> Path:
    """Each form of the site."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Path)
    return found


def kept(folder: Path) -> dict[str, bytes]:
    """The hash of each file that the service worker keeps."""
    found = KEPT.findall((folder / "sw.js").read_text("utf-8"))
    return {name: base64.b64decode(hashed) for name, hashed in found}


def test_only_what_is_served_is_in_it(folder: Path) -> None:
    site = Site(folder)
    names = {name for name in site.names if not name.endswith((".br", ".gz"))}
    assert {Path(name).suffix for name in names} <= {*TYPES, ""}
    assert {"index.html", "manifest.webmanifest", "sw.js", "vendor/LICENSES"} <= names
    assert not [name for name in names if re.search(r"test|node_modules|package|\.d\.ts$", name)]
    assert site.bundled == any(name.startswith("assets/") for name in names)


def test_the_worker_keeps_what_the_game_needs(folder: Path) -> None:
    found = kept(folder)
    for name, hashed in found.items():
        content = (folder / ("index.html" if name == "./" else name)).read_bytes()
        assert hashlib.sha256(content).digest() == hashed
    needed = {name for name in Site(folder).names if name.endswith((".js", ".css", ".ftl"))}
    assert needed - {"sw.js"} <= found.keys()


def test_every_part_of_the_page_is_there(folder: Path) -> None:
    page = (folder / "index.html").read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(addresses) > 3
    for address in addresses:
        assert (folder / address).exists(), address
        assert not address.startswith(("/", "http"))


def test_the_page_states_the_policy(folder: Path) -> None:
    page = (folder / "index.html").read_text("utf-8")
    assert page.count(f'content="{META_POLICY}"') == 1
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", page)


def test_no_address_of_another_host_is_asked(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.suffix in {".js", ".css", ".html", ".webmanifest"}:
            found = re.findall(
                r"""(?:src|href|import|fetch|url)\W{0,3}https?://""", path.read_text()
            )
            assert not found, path


def test_the_first_visit_is_small(bundled_folder: Path) -> None:
    packed = [
        path.stat().st_size
        for path in bundled_folder.rglob("*.br")
        if path.parent.name != "locales" or path.name.startswith("ru")  # the longest
    ]
    assert sum(packed) < FIRST_VISIT


def test_two_builds_of_the_same_source_are_the_same(site_folder: Path, tmp_path: Path) -> None:
    build_site.build(tmp_path)
    assert Site(tmp_path).names == Site(site_folder).names
    assert kept(tmp_path) == kept(site_folder)


def test_a_changed_file_changes_the_worker(site_folder: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site_folder, folder)
    build_site.write_worker(folder)
    before = (folder / "sw.js").read_text("utf-8")
    assert before == (site_folder / "sw.js").read_text("utf-8")
    (folder / "locales" / "en.ftl").write_text("x = y\n")
    build_site.write_worker(folder)
    assert (folder / "sw.js").read_text("utf-8") != before


def test_the_manifest_names_icons_that_are_there(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        content = (folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    purposes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes


def test_the_icons_are_those_that_the_tool_draws() -> None:
    for name in ("icon", "maskable"):
        drawn = (web_icons.FOLDER / f"{name}.svg").read_text("utf-8")
        assert drawn == web_icons.PICTURES[name]
    for name in web_icons.SIZES:
        assert (web_icons.FOLDER / name).stat().st_size < 10_000


@pytest.mark.parametrize("form", ["site_url", "bundled_url"])
def test_the_game_opens_without_a_complaint(
    request: pytest.FixtureRequest, new_context: NewContext, form: str
) -> None:
    page = new_context().new_page()
    failed: list[str] = []
    page.on("requestfailed", lambda asked: failed.append(asked.url))
    page.on("response", lambda got: failed.extend([] if got.ok else [got.url]))
    page.goto(request.getfixturevalue(form))
    page.get_by_role("button").first.wait_for()
    assert failed == []
