/** Finds words of the script API that are deprecated, and words that were removed, in the type-checked scripts of a pack. */
import type { DeprecatedWord, DeprecatedWords } from '@questwright/rulebook'
import type ts from 'typescript'
import { newestApi } from './api.ts'
import { placeOf } from './compile.ts'
import { type Problem, problem, type ScriptEdit } from './problem.ts'
import { typescript } from './typescript.ts'

interface Program {
  readonly checker: ts.TypeChecker
  /** Whether a source file belongs to a pack; all other files declare the script API. */
  readonly isOfPacks: (source: ts.SourceFile) => boolean
}

/**
 * The deprecated words that a script uses: a problem for each word, at its first place, with a fix for all its places where the word has a
 * successor.
 * @param tree a script with parents, of the checked program
 */
export function deprecatedIn(
  tree: ts.SourceFile,
  where: { readonly pack: string; readonly file: string },
  words: DeprecatedWords,
  program: Program,
): Problem[] {
  const there = Object.keys(words).filter((word) => tree.text.includes(lastOf(word)))
  return there.flatMap((word) => {
    const nodes = nodesWith(tree, lastOf(word)).filter((node) => isUseOf(node, word, program))
    const [first] = nodes
    const entry = words[word]
    if (first === undefined || entry === undefined) return []
    const isGone = entry.goes <= newestApi
    const count = nodes.length === 1 ? '' : `, in ${nodes.length} places of this file`
    const message = isGone
      ? `\`${bare(word)}\` was removed in script API ${entry.goes}${count}.`
      : `\`${bare(word)}\` is deprecated since script API ${entry.since}, and an error in ${entry.goes}${count}.`
    const found = problem(
      isGone ? 'error' : 'warning',
      'script/deprecated',
      where,
      { message, remedy: remedyFor(entry) },
      placeAt(tree, first),
    )
    const edit = entry.now === undefined ? undefined : editOf(tree, where.file, entry.now, nodes)
    return [edit === undefined ? found : { ...found, fixes: [{ title: `Write ${bare(entry.now ?? '')}`, edit }] }]
  })
}

/**
 * The remedy for a type error that is caused by a removed word.
 * @param start the offset of the error
 * @returns undefined where the error has another cause
 */
export function remedyOfGone(
  tree: ts.SourceFile,
  start: number | undefined,
  words: DeprecatedWords,
  checker: ts.TypeChecker,
): string | undefined {
  if (start === undefined) return undefined
  const word = Object.keys(words).find((one) =>
    nodesWith(tree, lastOf(one)).some((node) => node.getStart(tree) === start && mayHaveMeant(node, one, checker)),
  )
  const entry = word === undefined ? undefined : words[word]
  return word === undefined || entry === undefined
    ? undefined
    : `\`${bare(word)}\` was removed in script API ${entry.goes}. ${remedyFor(entry)}`
}

const remedyFor = ({ now, remedy }: DeprecatedWord): string =>
  now === undefined
    ? (remedy ?? 'Leave it out.')
    : `Write \`${bare(now)}\`: \`qw pack migrate\` does it.${remedy === undefined ? '' : ` ${remedy}`}`

/** A word without the quotes of a string. */
const bare = (word: string): string => word.replace(/^'(.*)'$/, '$1')

/** The part of a word that scripts contain: a name, the member of `Type.member`, or the text of a string. */
const lastOf = (word: string): string => bare(word.startsWith("'") ? word : word.slice(word.lastIndexOf('.') + 1))

type Name = ts.Identifier | ts.StringLiteralLike

function nodesWith(tree: ts.SourceFile, text: string): Name[] {
  const found: Name[] = []
  const look = (node: ts.Node): void => {
    if ((typescript.isIdentifier(node) || typescript.isStringLiteralLike(node)) && node.text === text) found.push(node)
    typescript.forEachChild(node, look)
  }
  if (tree.text.includes(text)) look(tree)
  return found
}

function isUseOf(node: Name, word: string, { checker, isOfPacks }: Program): boolean {
  if (word.startsWith("'")) {
    const wanted = typescript.isStringLiteralLike(node) ? checker.getContextualType(node) : undefined
    const types = wanted === undefined ? [] : wanted.isUnion() ? wanted.types : [wanted]
    return types.some((type) => type.isStringLiteral() && type.value === bare(word))
  }
  if (!typescript.isIdentifier(node)) return false
  const symbol = symbolAt(node, word.includes('.') ? 'member' : 'export', checker)
  const dot = word.lastIndexOf('.')
  return (
    symbol?.declarations?.some((one) => {
      if (isOfPacks(one.getSourceFile())) return false
      return dot < 0 ? !isMember(one) : nameOfOwner(one) === word.slice(0, dot)
    }) ?? false
  )
}

/** The symbol of a name in a script. A shorthand property refers to a member and to a variable: `as` selects one of them. */
function symbolAt(node: ts.Identifier, as: 'export' | 'member', checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node
  if (as === 'member' && typescript.isObjectLiteralElementLike(parent) && parent.name === node) {
    const wanted = checker.getContextualType(parent.parent as ts.ObjectLiteralExpression)
    return wanted && checker.getNonNullableType(wanted).getProperty(node.text)
  }
  if (as === 'member' && isShortBinding(parent)) return checker.getTypeAtLocation(parent.parent).getProperty(node.text)
  const named = typescript.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node)
  return named && named.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
}

/** Whether a node is `{ member }` in a destructuring. */
const isShortBinding = (node: ts.Node): node is ts.BindingElement =>
  typescript.isBindingElement(node) && node.propertyName === undefined && typescript.isObjectBindingPattern(node.parent)

const isMember = ({ parent }: ts.Declaration): boolean =>
  typescript.isInterfaceDeclaration(parent) || typescript.isClassDeclaration(parent) || typescript.isTypeLiteralNode(parent)

/** The name of the type that declares a member: `export interface Type { member }`, `export type Type = { member }`. */
function nameOfOwner({ parent }: ts.Declaration): string | undefined {
  if (typescript.isInterfaceDeclaration(parent) || typescript.isClassDeclaration(parent)) return parent.name?.text
  let above: ts.Node = parent
  while (typescript.isTypeNode(above)) above = above.parent
  return typescript.isTypeAliasDeclaration(above) ? above.name.text : undefined
}

/** Whether a name for which the type checker finds no declaration may be this removed word: an imported name, or a member of that type. */
function mayHaveMeant(node: Name, word: string, checker: ts.TypeChecker): boolean {
  if (word.startsWith("'")) return typescript.isStringLiteralLike(node)
  const { parent } = node
  if (!word.includes('.')) return typescript.isImportSpecifier(parent) || typescript.isPropertyAccessExpression(parent)
  if (!typescript.isPropertyAccessExpression(parent)) return false
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parent.expression))
  const owners = [type, ...(type.getBaseTypes() ?? [])].map(({ symbol }) => symbol?.name)
  return owners.includes(word.slice(0, word.lastIndexOf('.')))
}

const placeAt = (tree: ts.SourceFile, node: ts.Node) => placeOf(tree, node.getStart(tree))

/**
 * An edit that replaces the word at all places.
 * @returns undefined where the new word already means something else in this file, so that the author has to decide
 */
function editOf(tree: ts.SourceFile, path: string, now: string, nodes: readonly Name[]): ScriptEdit | undefined {
  const after = lastOf(now)
  const isExport = !now.includes('.')
  const isImport = nodes.some(({ parent }) => typescript.isImportSpecifier(parent))
  if (isImport && nodesWith(tree, after).some(typescript.isIdentifier)) return undefined
  const places = nodes.map((node) => {
    const { line, column } = placeAt(tree, node)
    if (typescript.isStringLiteralLike(node)) return { line, column: column + 1, after }
    const { parent, text } = node
    if (isShortBinding(parent)) return { line, column, after: `${after}: ${text}` }
    if (!typescript.isShorthandPropertyAssignment(parent)) return { line, column, after }
    return { line, column, after: isExport ? `${text}: ${after}` : `${after}: ${text}` }
  })
  return { kind: 'script', path, before: nodes[0]?.text ?? '', now: after, places }
}
