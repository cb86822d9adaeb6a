/// <reference types="node" />
/** Type errors of scripts, in one TypeScript program for all packs. */
import { nearestName } from '@questwright/kernel/nearest'
import type { DeprecatedWords } from '@questwright/rulebook'
import type ts from 'typescript'
import type { PackFiles } from './bundle.ts'
import { placeOf } from './compile.ts'
import { deprecatedIn, remedyOfGone } from './deprecated-words.ts'
import { parseBounded } from './nesting.ts'
import { scriptCompilerOptions } from './options.ts'
import { type Problem, problem, sortProblems } from './problem.ts'
import { typescript } from './typescript.ts'

export interface PackSources {
  readonly pack: string
  readonly files: PackFiles
}

/** Module name to the absolute path of its declarations (`.d.ts`, or `.ts` whose exports are the declarations). */
export type Declarations = { readonly [module: string]: string }

/** The path of a virtual file: the declarations that are generated from the systems of packs. */
const ofSystems = '/questwright-packs/systems.d.ts'

/** The folder of packs for the compiler. It is virtual, so that unsaved files of an editor can be checked. */
const root = '/questwright-packs'

/** Cache of parsed libraries and declarations by path: parsing them is most of the work, and they seldom change. `stamp`: the modification time. */
const parsed = new Map<string, { readonly stamp: string; readonly tree: ts.SourceFile }>()

/**
 * Checks the types of all scripts, scenes and declaration files of some packs.
 * @param packs their files; scripts that do not parse are reported here too
 * @param declarations where '@questwright/lcg' and '@questwright/testkit' are declared; a missing one makes every import of it an error
 * @param asked names of the packs whose problems are reported, all packs if absent; of other packs only declarations are read
 * @param names declarations of the names that systems of packs define, from `systemTypes`
 * @param deprecated deprecated names of the script API: using one is reported as a warning, or as an error once it is removed
 */
export function checkTypes(
  packs: readonly PackSources[],
  declarations: Declarations,
  asked?: ReadonlySet<string>,
  names?: string,
  deprecated: DeprecatedWords = {},
): Problem[] {
  const isAsked = (pack: string): boolean => asked === undefined || asked.has(pack)
  const sources = new Map<string, { readonly pack: string; readonly file: string; readonly text: string }>()
  const folders = new Set<string>([root])
  for (const { pack, files } of packs) {
    for (const [file, text] of Object.entries(files)) {
      if (!file.endsWith('.ts')) continue
      const path = `${root}/${pack}/${file}`
      sources.set(path, { pack, file, text: text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') })
      for (let folder = parent(path); folder.length > root.length; folder = parent(folder)) folders.add(folder)
    }
  }
  // without a script there is nothing to check, and the compiler need not be started
  if (![...sources.values()].some(({ pack }) => isAsked(pack))) return []
  const options: ts.CompilerOptions = {
    ...scriptCompilerOptions,
    paths: { ...Object.fromEntries(Object.entries(declarations).map(([name, path]) => [name, [path]])), ...systemPaths(packs) },
  }
  const rootNames = [...sources].filter(([path, { pack, text }]) => isAsked(pack) || reachesOut(path, text)).map(([path]) => path)
  const read = new Map<string, { readonly text: string }>([
    ...sources,
    ...(names === undefined ? [] : [[ofSystems, { text: names }] as const]),
  ])
  if (names !== undefined) rootNames.push(ofSystems)
  const program = typescript.createProgram({ rootNames, options, host: createHost(options, read, folders) })
  const checker = program.getTypeChecker()
  const isOfPacks = ({ fileName }: ts.SourceFile): boolean => fileName.startsWith(`${root}/`)
  const problems: Problem[] = []
  for (const [path, { pack, file }] of sources) {
    if (!isAsked(pack)) continue
    const tree = program.getSourceFile(path)
    if (tree === undefined) continue
    for (const one of [...program.getSyntacticDiagnostics(tree), ...program.getSemanticDiagnostics(tree)]) {
      if (one.category !== typescript.DiagnosticCategory.Error) continue
      const message = typescript.flattenDiagnosticMessageText(one.messageText, '\n')
      const gone = remedyOfGone(tree, one.start, deprecated, checker)
      const meant = gone === undefined ? meantName(checker, tree, one.start) : undefined
      const words = {
        message: `${message} (TS${one.code})`,
        remedy:
          gone ??
          (meant === undefined
            ? 'Correct the type; the editor shows what each function of the script API takes and gives.'
            : `Did you mean '${meant}'? The page docs/names.md lists the names of the game.`),
      }
      problems.push(problem('error', 'types/error', { pack, file }, words, placeOf(tree, one.start ?? 0)))
    }
    problems.push(...deprecatedIn(tree, { pack, file }, deprecated, { checker, isOfPacks }))
  }
  return sortProblems(problems)
}

/** The compiler option `paths` for imports of systems of packs: `<name of the package>/systems/*`. */
function systemPaths(packs: readonly PackSources[]): { readonly [module: string]: string[] } {
  const found: { [module: string]: string[] } = {}
  for (const { pack, files } of packs) {
    const name = nameIn(files['package.json'])
    if (name !== undefined) found[`${name}/systems/*`] ??= [`${root}/${pack}/systems/*`]
  }
  return found
}

function nameIn(manifest: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse((manifest ?? '').replace(/^\uFEFF/, '')) as { readonly name?: unknown }
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    // loading the pack reports a manifest that cannot be read
    return undefined
  }
}

/** Whether a file can affect the types of files that do not import it: a declaration file, or a module with `declare`. */
function reachesOut(path: string, text: string): boolean {
  return path.endsWith('.d.ts') || /\bdeclare\b/.test(text)
}

/** The allowed name that is nearest to a misspelt string literal, where its expected type is a union of names; undefined where there is none. */
function meantName(checker: ts.TypeChecker, tree: ts.SourceFile, start: number | undefined): string | undefined {
  if (start === undefined) return undefined
  const compared = comparedAt(tree, start)
  const single = compared?.literal ?? literalAt(tree, start)
  // where a list of names or a single name is allowed, the error starts at the list
  for (const node of single ? [single] : literalsOfList(tree, start)) {
    const wanted = compared ? checker.getTypeAtLocation(compared.other) : checker.getContextualType(node)
    if (wanted === undefined) continue
    const bounds = wanted.isTypeParameter() ? (checker.getBaseConstraintOfType(wanted) ?? wanted) : wanted
    const names = (bounds.isUnion() ? bounds.types : [bounds]).flatMap((type) => (type.isStringLiteral() ? [type.value] : []))
    const meant = names.includes(node.text) ? undefined : nearestName(node.text, names)
    if (meant !== undefined) return meant
  }
  return undefined
}

/** The string literals in the list that starts at an offset. */
function literalsOfList(node: ts.Node, start: number): readonly ts.StringLiteralLike[] {
  if (typescript.isArrayLiteralExpression(node) && node.getStart() === start)
    return node.elements.filter((one): one is ts.StringLiteral => typescript.isStringLiteralLike(one))
  return (
    typescript.forEachChild(node, (child) => (child.pos <= start && start < child.end ? literalsOfList(child, start) : undefined)) ?? []
  )
}

/** The string literal of the comparison or `case` at which an error starts, and the expression with which it is compared. */
function comparedAt(
  tree: ts.SourceFile,
  start: number,
): { readonly literal: ts.StringLiteralLike; readonly other: ts.Expression } | undefined {
  let found: { literal: ts.StringLiteralLike; other: ts.Expression } | undefined
  const look = (node: ts.Node): void => {
    if (node.pos > start || start >= node.end) return
    if (typescript.isBinaryExpression(node) && node.getStart() === start) {
      const { left, right } = node
      if (typescript.isStringLiteralLike(right)) found = { literal: right, other: left }
      else if (typescript.isStringLiteralLike(left)) found = { literal: left, other: right }
    }
    if (typescript.isCaseClause(node) && node.expression.getStart() === start && typescript.isStringLiteralLike(node.expression))
      found = { literal: node.expression, other: node.parent.parent.expression }
    typescript.forEachChild(node, look)
  }
  look(tree)
  return found
}

/** The string literal that starts at an offset, or the string value of the property that starts there. */
function literalAt(node: ts.Node, start: number): ts.StringLiteralLike | undefined {
  if (typescript.isStringLiteralLike(node) && node.getStart() === start) return node
  if (typescript.isPropertyAssignment(node) && node.getStart() === start && typescript.isStringLiteralLike(node.initializer))
    return node.initializer
  return typescript.forEachChild(node, (child) => (child.pos <= start && start < child.end ? literalAt(child, start) : undefined))
}

function createHost(
  options: ts.CompilerOptions,
  sources: ReadonlyMap<string, { readonly text: string }>,
  folders: ReadonlySet<string>,
): ts.CompilerHost {
  const disk = typescript.createCompilerHost(options, true)
  return {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (path) => sources.has(path) || disk.fileExists(path),
    readFile: (path) => sources.get(path)?.text ?? disk.readFile(path),
    directoryExists: (path) => folders.has(path) || (disk.directoryExists?.(path) ?? false),
    realpath: (path) => (sources.has(path) ? path : (disk.realpath?.(path) ?? path)),
    getSourceFile: (path, version) => {
      const own = sources.get(path)
      if (own !== undefined) return boundedTree(path, own.text, version)
      return readCached(path, version)
    },
  }
}

/** Checked in place of a script that exceeds the size limits; loading its pack reports that script. */
const unchecked = 'declare const unchecked: any\nexport default unchecked\n'

/** Parses a script of a pack. A script that exceeds the size limits is replaced: checking it could take hours or overflow the stack. */
function boundedTree(path: string, text: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile {
  return (
    parseBounded(text, () => typescript.createSourceFile(path, text, version, true)) ??
    typescript.createSourceFile(path, unchecked, version, true)
  )
}

function readCached(path: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  const stamp = String(typescript.sys.getModifiedTime?.(path)?.getTime() ?? '')
  const old = parsed.get(path)
  if (old !== undefined && old.stamp === stamp) return old.tree
  const text = typescript.sys.readFile(path)
  if (text === undefined) return undefined
  const tree = typescript.createSourceFile(path, text, version, false)
  parsed.set(path, { stamp, tree })
  return tree
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
