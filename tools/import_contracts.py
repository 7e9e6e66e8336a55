"""A contract for import-linter that names what a package may import, not what it may not."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.application import contract_utils
from importlinter.application.contract_utils import AlertLevel


class AllowedImportsContract(Contract):
    """Modules outside the package are imported only if they are on a list.

    Options:
        source_modules: the packages and modules held to it, with all that is inside them.
        allowed_modules: top-level modules of the standard library or of other packages.
        exceptions: further imports, as ``spitemalice.deal.seeds -> secrets``; each must occur.
    """

    source_modules = fields.SetField(subfield=fields.ModuleField())
    allowed_modules = fields.SetField(subfield=fields.StringField())
    exceptions = fields.SetField(
        subfield=fields.ImportExpressionField(), required=False, default=frozenset()
    )

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect every import from outside that is neither allowed nor an exception."""
        contract_utils.remove_ignored_imports_and_report(
            graph=graph,
            ignore_imports=self.exceptions,  # type: ignore[arg-type]  # parsed by the field
            unmatched_alerting=AlertLevel.ERROR,
        )
        found = []
        for source in self.source_modules:  # type: ignore[attr-defined]  # parsed by the field
            for module in {source.name, *graph.find_descendants(source.name)}:
                for imported in graph.find_modules_directly_imported_by(module):
                    if graph.is_module_squashed(imported) and not self._allows(imported):
                        found += graph.get_import_details(importer=module, imported=imported)
        return ContractCheck(kept=not found, metadata={"found": found})

    def _allows(self, imported: str) -> bool:
        return imported in self.allowed_modules  # type: ignore[operator]  # parsed by the field

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import that should not be."""
        for one in check.metadata["found"]:
            output.print_error(
                f"{one['importer']} line {one['line_number']} imports {one['imported']}, "
                f"which is not allowed: {one['line_contents']}"
            )
