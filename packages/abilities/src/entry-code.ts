/** The parsed code of menu entries: a script is matched against all of them, and they are the same for every script. */
import type ts from 'typescript'
import type { Compiler } from './script-parts.ts'

const parsed = new WeakMap<Compiler, Map<string, readonly ts.Statement[]>>()
/** The limit of the cache: several times the entries of all games, since the menus of a pack's systems change while their author writes them. */
const mostKept = 5_000

/** The statements of an entry's code. Cached: the same code is parsed once for all scripts and menus. */
export function statementsOf(compiler: Compiler, code: string): readonly ts.Statement[] {
  const known = parsed.get(compiler) ?? new Map<string, readonly ts.Statement[]>()
  parsed.set(compiler, known)
  const kept = known.get(code)
  if (kept) return kept
  const { statements } = compiler.createSourceFile('entry.ts', code, compiler.ScriptTarget.ES2022, true)
  if (known.size >= mostKept) known.clear()
  known.set(code, statements)
  return statements
}
