import type ts from 'typescript'
import { systemImport } from './system-import.ts'
import { typescript } from './typescript.ts'

/** Names that a file imports from the engine; their values are not checked. */
export function namesOfEngine(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!typescript.isImportDeclaration(statement) || !typescript.isStringLiteral(statement.moduleSpecifier)) continue
    // exports of other files of the pack, or of systems of other packs, are frozen in a game, so they are not treated like those of the engine
    const { text } = statement.moduleSpecifier
    if (text.startsWith('.') || systemImport(text) !== undefined) continue
    const { name, namedBindings } = statement.importClause ?? {}
    if (name !== undefined) names.add(name.text)
    if (namedBindings !== undefined && typescript.isNamespaceImport(namedBindings)) names.add(namedBindings.name.text)
    if (namedBindings !== undefined && typescript.isNamedImports(namedBindings))
      for (const one of namedBindings.elements) names.add(one.name.text)
  }
  return names
}
