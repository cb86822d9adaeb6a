import type ts from 'typescript'
import { systemImport } from './system-import.ts'
import { typescript } from './typescript.ts'

/** Names that a file takes from the engine: what they hold is the engine's business. */
export function namesOfEngine(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!typescript.isImportDeclaration(statement) || !typescript.isStringLiteral(statement.moduleSpecifier)) continue
    // What another file of the pack, or a system of another pack, exports is frozen in a game; writing to it would be a fault there.
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
