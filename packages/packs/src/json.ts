/** Reads JSON files with the line and column of each value. */
import type ts from 'typescript'
import type { FactValue } from './bundle.ts'
import { jsonBreak } from './json-break.ts'
import { mostNesting } from './nesting.ts'
import { type LineAndColumn, type Problem, problem } from './problem.ts'
import { typescript } from './typescript.ts'

export interface JsonFile {
  readonly value: FactValue
  /** The place of the deepest part of a path that exists in the file. */
  readonly placeOf: (path: readonly PropertyKey[]) => LineAndColumn
  readonly problems: Problem[]
}

interface Where {
  readonly pack: string
  readonly file: string
}

/** Line and column of an offset, both from 1. */
function placeAt(text: string, offset: number): LineAndColumn {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Reads a JSON file.
 * @returns the file, or only problems: a syntax error or too deep nesting, with its place. A key that occurs twice is a problem as well, because
 * one of the two values would be lost
 */
export function readJson(where: Where, text: string): JsonFile | { readonly problems: Problem[] } {
  let value: FactValue
  try {
    value = JSON.parse(text) as FactValue
  } catch (error) {
    return { problems: [error instanceof RangeError ? nestingProblem(where) : syntaxProblem(where, text)] }
  }
  const { deep, twice } = survey(text)
  if (deep !== undefined) return { problems: [nestingProblem(where, placeAt(text, deep))] }
  const problems = twice.map(({ name, offset }) => duplicateProblem(where, name, placeAt(text, offset)))
  return { value, placeOf: (path) => placeInJson(where.file, text, path), problems }
}

/** Scans valid JSON once: for the first bracket that is nested too deeply, and for keys that occur twice in an object. */
function survey(text: string): { readonly deep?: number; readonly twice: readonly { readonly name: string; readonly offset: number }[] } {
  const twice: { name: string; offset: number }[] = []
  // for each open object its keys; undefined for a list
  const open: (Set<string> | undefined)[] = []
  let keyIsNext = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') {
      const end = endOfText(text, at)
      const keys = open.at(-1)
      if (keyIsNext && keys !== undefined) {
        const name = JSON.parse(text.slice(at, end + 1)) as string
        if (keys.has(name)) twice.push({ name, offset: at })
        keys.add(name)
        keyIsNext = false
      }
      at = end
    } else if (letter === '{' || letter === '[') {
      open.push(letter === '{' ? new Set() : undefined)
      keyIsNext = letter === '{'
      if (open.length > mostNesting) return { deep: at, twice }
    } else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',') keyIsNext = open.at(-1) !== undefined
  }
  return { twice }
}

function endOfText(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/** The place of the deepest part of a path that exists in a JSON text. The text is parsed again, because only problems need places. */
export function placeInJson(file: string, text: string, path: readonly PropertyKey[]): LineAndColumn {
  const source = typescript.parseJsonText(file, text)
  let best: ts.Node | undefined = source.statements[0]?.expression
  let node = best
  for (const key of path) {
    const next: ts.Node | undefined = node === undefined ? undefined : child(node, key)
    if (next === undefined) break
    best = next
    node = typescript.isPropertyAssignment(next) ? next.initializer : next
  }
  return best === undefined ? { line: 1, column: 1 } : placeAt(text, best.getStart(source))
}

function child(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (typescript.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  if (!typescript.isObjectLiteralExpression(node)) return undefined
  return node.properties.find((one) => one.name !== undefined && typescript.isStringLiteral(one.name) && one.name.text === String(key))
}

function duplicateProblem(where: Where, name: string, at: LineAndColumn): Problem {
  const words = { message: `"${name}" occurs twice in one object; only the last value would count.`, remedy: 'Keep one of them.' }
  return problem('error', 'json/duplicate-key', where, words, at)
}

function nestingProblem(where: Where, at?: LineAndColumn): Problem {
  const words = { message: `The file is nested more than ${mostNesting} levels deep.`, remedy: 'Take out levels of braces and brackets.' }
  return problem('error', 'json/nesting', where, words, at)
}

function syntaxProblem(where: Where, text: string): Problem {
  const { offset, expected } = jsonBreak(text) ?? { offset: text.length, expected: 'something else' }
  const words = {
    message: `The file is not valid JSON: ${offset === text.length ? `it ends where ${expected} is missing` : `${expected} is expected here`}.`,
    remedy: 'Look at this place for a missing comma, quote or bracket, or a comma too many before a closing one.',
  }
  return problem('error', 'json/syntax', where, words, placeAt(text, offset))
}
