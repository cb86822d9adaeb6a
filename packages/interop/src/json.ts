/** Parses JSON from untrusted sources: reports where it is broken, and which keys occur twice (JSON.parse would silently keep the last one). */
import type { FactValue } from '@questwright/packs/browser'

interface JsonFault {
  readonly what: string
  readonly line: number
  readonly column: number
}

export type JsonResult =
  | { readonly value: FactValue; readonly doubled: readonly { readonly key: string; readonly line: number }[] }
  | { readonly fault: JsonFault }

/** The greatest depth of nesting; no deck file is deeper. */
const mostDepth = 30

const space = /[ \t\r\n]*/y
const string = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\]*)*"/y
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Parses JSON. Never throws. */
export function readJson(text: string): JsonResult {
  const doubled: { key: string; line: number }[] = []
  let at = 0
  let fault: JsonFault | undefined
  const fail = (what: string): false => {
    const before = text.slice(0, at).split('\n')
    fault ??= { what, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return false
  }
  const skip = (): void => {
    space.lastIndex = at
    space.test(text)
    at = Math.max(at, space.lastIndex)
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }
  /** Parses a text in quotes; it may contain line ends and control characters only as escapes. */
  const takeString = (): string | undefined => {
    const begin = at
    const found = take(string)
    if (found === undefined || !hasControls(found)) return found
    at = begin
    return undefined
  }
  const sign = (wanted: string): boolean => {
    skip()
    if (text[at] !== wanted) return false
    at += 1
    return true
  }
  const value = (depth: number): boolean => {
    if (depth > mostDepth) return fail(`there are more than ${mostDepth} brackets inside one another`)
    if (sign('{')) return members(depth)
    if (sign('[')) return items(depth)
    if (text[at] === '"') return takeString() !== undefined || fail('a text in quotes is broken or not closed')
    if (take(scalar) !== undefined) return true
    return fail(at >= text.length ? 'the file ends too early' : `"${text.slice(at, at + 12).split('\n')[0]}" is no value`)
  }
  const members = (depth: number): boolean => {
    if (sign('}')) return true
    const keys = new Set<string>()
    do {
      skip()
      const begin = at
      const raw = takeString()
      if (raw === undefined) return fail(at >= text.length ? 'the file ends too early' : 'a name in double quotes is missing')
      const key = JSON.parse(raw) as string
      if (keys.has(key) && doubled.length < 20) doubled.push({ key, line: text.slice(0, begin).split('\n').length })
      keys.add(key)
      if (!sign(':')) return fail('a colon is missing')
      if (!value(depth + 1)) return false
    } while (sign(','))
    return sign('}') || fail(at >= text.length ? 'the file ends too early' : 'a comma or } is missing')
  }
  const items = (depth: number): boolean => {
    if (sign(']')) return true
    do if (!value(depth + 1)) return false
    while (sign(','))
    return sign(']') || fail(at >= text.length ? 'the file ends too early' : 'a comma or ] is missing')
  }
  if (value(0)) {
    skip()
    if (at < text.length) fail('there is text after the end')
  }
  return fault === undefined ? { value: JSON.parse(text) as FactValue, doubled } : { fault }
}

function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\u007f-\u009f]/g, ''))
}
