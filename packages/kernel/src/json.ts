/** What state, inputs, story and the door are made of. Numbers are integers. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export type JsonObject = { readonly [key: string]: Json | undefined }

/** Thrown when something that should be plain data is not. */
export class NotJson extends Error {
  override readonly name = 'NotJson'
}

const DEEPEST = 32

/**
 * The one way in for data that a script hands over: copies and freezes plain JSON.
 * @throws NotJson for functions, fractions, cycles, deep nesting and everything else that cannot be saved
 */
export function copyIn(value: unknown, depth = 0): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new NotJson(`${value} is not an integer; state holds integers only`)
    return value
  }
  if (depth > DEEPEST) throw new NotJson(`data is nested deeper than ${DEEPEST} levels, or contains itself`)
  if (Array.isArray(value)) {
    const copy: Json[] = []
    for (let i = 0; i < value.length; i++) copy[i] = copyIn(value[i], depth + 1)
    return Object.freeze(copy)
  }
  if (typeof value === 'object' && isPlain(value)) {
    const copy: { [key: string]: Json } = {}
    for (const key of Object.keys(value)) {
      const part = (value as { [key: string]: unknown })[key]
      if (key === '__proto__') throw new NotJson('a part may not be called __proto__')
      if (part !== undefined) copy[key] = copyIn(part, depth + 1)
    }
    return Object.freeze(copy)
  }
  throw new NotJson(
    `a ${typeof value === 'object' ? 'card, Map or other object with a class' : typeof value} cannot be kept in state; keep ids, names and integers`,
  )
}

/** Whether it is an object literal, of whichever context. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** The same text for equal data, whatever the order of its keys. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return 'u'
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? JSON.stringify(value) : String(value)
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonical).join(',')}]`
  const parts = value as JsonObject
  const keys = Object.keys(parts)
    .filter((key) => parts[key] !== undefined)
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(parts[key])}`).join(',')}}`
}

/** Whether two pieces of data are equal, key order aside. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    const other = b as readonly Json[]
    return Array.isArray(b) && a.length === other.length && a.every((item: Json, i) => sameJson(item, other[i]))
  }
  if (Array.isArray(b)) return false
  const [left, right] = [a as JsonObject, b as JsonObject]
  const known = (parts: JsonObject) => Object.keys(parts).filter((key) => parts[key] !== undefined)
  const keys = known(left)
  return keys.length === known(right).length && keys.every((key) => sameJson(left[key], right[key]))
}
