/** Inserts an ability into a script: the list of abilities gets a new item and the imports are merged; all other text is unchanged. */
import type ts from 'typescript'
import { formatExpression } from './format.ts'
import { type ScriptHome, withImports, withNamesOf } from './imports.ts'
import type { Menus } from './menus.ts'
import { hasCall } from './names-in-code.ts'
import { importsOf } from './print.ts'
import { readScript } from './read.ts'
import type { Compiler } from './script-parts.ts'

export interface EditRequest {
  readonly source: string
  /** The code of the ability, on one line. */
  readonly code: string
  /** The offset of the ability that it replaces; without it the ability is appended. */
  readonly at: number | undefined
  /** The side, for a card with two sides. */
  readonly side: string | undefined
  /** The pack and path of the script; without it, verbs of systems are imported from the packs of these systems. */
  readonly home?: ScriptHome | undefined
  /** The scripts of abilities that are inserted after this one. What one of them declares is not added a second time. */
  readonly next?: readonly string[]
}

export interface Edited {
  readonly source: string
  /** The code of the ability in the new script, with layout. */
  readonly script: string
  /** The line on which it begins, from 1. */
  readonly line: number
}

/**
 * Inserts or replaces an ability.
 * @returns the new script, including declarations that the ability needs outside of the list, or the reason why it cannot be inserted
 */
export function editScript(menus: Menus, compiler: Compiler, request: EditRequest): Edited | { readonly refused: string } {
  const edited = put(menus, compiler, request)
  return 'refused' in edited ? edited : withBeside(menus, compiler, edited, request)
}

/** Appends the declarations that functions called by the ability need, unless the script has them already. */
function withBeside(menus: Menus, compiler: Compiler, edited: Edited, { code, next = [] }: EditRequest): Edited {
  return Object.entries(menus.beside)
    .filter(([call]) => hasCall(compiler, code, call))
    .flatMap(([call, part]) => wantedBeside(code, call, part))
    .filter(({ begins }) => !next.some((one) => one.startsWith(begins)))
    .reduce((done, wanted) => withPart(menus, compiler, done, wanted), edited)
}

interface Wanted {
  readonly part: string
  /** The first characters of the declaration: a declaration in the script that begins with them is reused. */
  readonly begins: string
}

/** The declarations that calls of a function need: one, or, where the declaration contains `$first`, one for each first argument. */
function wantedBeside(code: string, call: string, part: string): readonly Wanted[] {
  const at = part.indexOf('$first')
  if (at < 0) return [{ part, begins: part }]
  const names = [...code.matchAll(new RegExp(`(?<![\\w$.])${call}\\(('(?:[^'\\\\]|\\\\.)*')`, 'g'))].map(([, name = '']) => name)
  return [...new Set(names)].map((name) => ({ part: part.replace('$first', () => name), begins: `${part.slice(0, at)}${name}` }))
}

function withPart(menus: Menus, compiler: Compiler, edited: Edited, { part, begins }: Wanted): Edited {
  const { source, line } = edited
  const tree = compiler.createSourceFile('script.ts', source, compiler.ScriptTarget.ES2022, true)
  const { lists } = readScript(menus, compiler, tree)
  const isHere = (one: ts.Node): boolean => linesIn(source.slice(0, one.getStart(tree))) === line
  const list = lists.find(({ node }) => node.elements.some(isHere))
  if (!list || list.node.elements.some((one) => one.getText(tree).startsWith(begins))) return edited
  const grown = append(compiler, source, tree, list.node, part).source
  const whole = withImports(menus.module, compiler, grown, [
    ...new Set([part.slice(0, part.indexOf('(')), ...importsOf(menus, compiler, part)]),
  ])
  return { ...edited, source: whole, line: line + linesIn(whole) - linesIn(grown) }
}

const linesIn = (text: string): number => text.split('\n').length

function put(menus: Menus, compiler: Compiler, { source, code, at, side, home }: EditRequest): Edited | { readonly refused: string } {
  const tree = compiler.createSourceFile('script.ts', source, compiler.ScriptTarget.ES2022, true)
  const { abilities, lists } = readScript(menus, compiler, tree)
  const old = at === undefined ? undefined : abilities.find(({ start }) => start === at)
  if (at !== undefined && !old)
    return { refused: 'The script changed meanwhile: this ability is not where it was. Open it again from the list.' }
  const wanted = old ? old.side : side
  const list = lists.find((one) => one.side === wanted) ?? lists.find((one) => one.side === undefined || wanted === undefined)
  if (!list)
    return (
      newSide(menus, compiler, tree, { source, code, at, side, home }) ?? {
        refused: "The script does not end in a list of abilities, `card('…', [ … ])`. Write this ability by hand.",
      }
    )
  const done = old ? replace(compiler, source, old, code) : append(compiler, source, tree, list.node, code)
  return finish(menus, compiler, done, home)
}

interface Put {
  readonly source: string
  readonly start: number
  readonly script: string
}

function replace(compiler: Compiler, source: string, old: { readonly start: number; readonly end: number }, code: string): Put {
  const script = formatExpression(compiler, code, indentAt(source, old.start))
  return { source: source.slice(0, old.start) + script + source.slice(old.end), start: old.start, script }
}

function append(compiler: Compiler, source: string, tree: ts.SourceFile, list: ts.ArrayLiteralExpression, code: string): Put {
  const open = list.getStart(tree)
  const deep = indentAt(source, open) + 2
  const pad = ' '.repeat(deep)
  const script = formatExpression(compiler, code, deep)
  const last = list.elements.at(-1)
  const close = list.getEnd() - 1
  const isLines = last === undefined || source.slice(last.getEnd(), close).includes('\n')
  if (last && isLines) {
    // after the last item and the comments on its line
    const before = source.slice(0, last.getEnd())
    const rest = source.slice(last.getEnd(), close).replace(/^\s*,/, '')
    const head = `${before},${rest.replace(/\s+$/, '')}\n${pad}`
    return { source: `${head}${script},\n${' '.repeat(deep - 2)}${source.slice(close)}`, start: head.length, script }
  }
  const elements = list.elements.map((one) => `${pad}${shifted(source.slice(one.getStart(tree), one.getEnd()))},\n`).join('')
  const head = `${source.slice(0, open)}[\n${elements}${pad}`
  return { source: `${head}${script},\n${' '.repeat(deep - 2)}]${source.slice(close + 1)}`, start: head.length, script }
}

/** Indents by two more spaces. Template literals would be changed by this, but card scripts have none. */
const shifted = (text: string): string => text.replaceAll('\n', '\n  ')

/** Adds a missing side to a card with two sides: `{ A: […] }` gets a B. */
function newSide(menus: Menus, compiler: Compiler, tree: ts.SourceFile, { source, code, side, home }: EditRequest): Edited | undefined {
  const found = tree.statements.find((one): one is ts.ExportAssignment => compiler.isExportAssignment(one))
  const parts = found && compiler.isCallExpression(found.expression) ? found.expression.arguments[1] : undefined
  if (!side || !parts || !compiler.isObjectLiteralExpression(parts)) return undefined
  const close = parts.getEnd() - 1
  const inner = source.slice(parts.getStart(tree) + 1, close).replace(/[\s,]+$/, '')
  const head = `${source.slice(0, parts.getStart(tree) + 1)}${inner}${inner === '' ? '' : ','}\n  ${side}: [\n    `
  const script = formatExpression(compiler, code, 4)
  return finish(menus, compiler, { source: `${head}${script},\n  ],\n${source.slice(close)}`, start: head.length, script }, home)
}

function finish(menus: Menus, compiler: Compiler, { source, start, script }: Put, home: ScriptHome | undefined): Edited {
  const merged = withNamesOf(menus, compiler, source, script, home)
  const begin = start + merged.length - source.length
  return { source: merged, script, line: merged.slice(0, begin).split('\n').length }
}

function indentAt(source: string, offset: number): number {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1)
  return line.length - line.trimStart().length
}
