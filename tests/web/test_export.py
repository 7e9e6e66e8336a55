"""The copy for any web host."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spitemalice.cli import main
from spitemalice.cli.browser import MISSING
from spitemalice.web import export as exporting
from spitemalice.web.errors import SiteError
from spitemalice.web.export import LIST, export
from spitemalice.web.site import STATIC, Site

OTHERS = "it holds other files; allowed: a folder that is new, empty or of an earlier export"


def make_site(folder: Path, **files: str) -> Site:
    """A site with these files, whose names have a slash for two underscores."""
    for name, text in {"index_html": "page", "sw_js": "worker", **files}.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Site(folder)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return make_site(tmp_path / "site", js__main_js="script", js__main_js_br="packed")


def contents(folder: Path) -> dict[str, bytes]:
    """The files below a folder, without the list of them."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != LIST)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_everything_is_copied_into_a_new_or_empty_folder(site: Site, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", tmp_path / "new" / "deep"):
        assert export(site, folder) == (4, len("page" + "worker" + "script" + "packed"))
        assert contents(folder) == contents(site.folder)


def test_a_folder_with_other_files_is_refused(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "index.html").write_text("my page")
    with pytest.raises(SiteError, match=OTHERS):
        export(site, folder)
    assert contents(folder) == {"index.html": b"my page"}


@pytest.mark.parametrize("listed", ["", "{", "7", "null"])
def test_a_spoiled_list_is_that_of_another(site: Site, tmp_path: Path, listed: str) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / LIST).write_text(listed)
    with pytest.raises(SiteError, match=OTHERS):
        export(site, folder)


def test_a_file_is_no_folder(site: Site, tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"index\.html: not a folder; allowed: one that is new"):
        export(site, site.folder / "index.html")


def test_the_next_export_takes_the_place_of_the_last(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export(site, folder)
    (folder / "CNAME").write_text("cards.example")  # what a host wants beside it
    newer = make_site(tmp_path / "newer", index_html="new page", assets__main_js="new script")
    export(newer, folder)
    assert contents(folder) == {**contents(newer.folder), "CNAME": b"cards.example"}
    assert not (folder / "js").exists()


def test_an_interrupted_export_is_finished_by_the_next(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "out"
    export(site, folder)
    newer = make_site(tmp_path / "newer", a_js="a", b_js="b")
    write = exporting._write

    def stop(path: Path, content: bytes) -> None:
        if path.name == "b.js":
            raise OSError(28, "No space left on device", str(path))
        write(path, content)

    monkeypatch.setattr(exporting, "_write", stop)
    with pytest.raises(OSError, match="No space left"):
        export(newer, folder)
    monkeypatch.undo()
    export(newer, folder)
    assert contents(folder) == contents(newer.folder)


def test_a_list_cannot_have_files_elsewhere_removed(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    export(site, folder)
    kept = tmp_path / "kept.txt"
    kept.write_text("mine")
    (folder / LIST).write_text(json.dumps(["../kept.txt", str(kept), 7, "js/main.js"]))
    export(site, folder)
    assert kept.read_text() == "mine"


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    status = main(["export-pwa", str(folder), "--json"])
    told = capsys.readouterr()
    if not STATIC.is_dir():  # the source, which is not built
        assert (status, told.err) == (2, f"spitemalice: {MISSING}\n")
        return
    assert (status, told.err) == (0, "")
    found = json.loads(told.out)
    assert found["folder"] == str(folder)
    assert found["files"] == len(contents(folder))
    assert {"index.html", "sw.js", "manifest.webmanifest"} <= contents(folder).keys()
    assert main(["export-pwa", str(folder)]) == 0
    assert "any web host can serve them" in capsys.readouterr().out
    assert main(["export-pwa", str(folder.parent)]) == 2
    assert capsys.readouterr().err == f"spitemalice: {folder.parent}: {OTHERS}\n"
