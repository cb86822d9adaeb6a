import { LARGEST_VALUE, LONGEST_TEXT, nameOfSort, TooMuch } from './limits.ts'

/** The type of state, inputs, story, and all other data that enters or leaves a realm. Numbers are integers. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

export type JsonObject = { readonly [key: string]: Json | undefined }

/** Thrown when something that should be plain data is not. */
export class NotJson extends Error {
  override readonly name = 'NotJson'
}

const DEEPEST = 32

/** Remaining size of one value; each copied piece reduces it. */
interface Room {
  left: number
}

/**
 * Copies and freezes plain JSON. All data from scripts must pass through here.
 * @throws NotJson for functions, fractions, cycles, deep nesting and everything else that cannot be saved
 * @throws TooMuch for a value larger than `LARGEST_VALUE`
 */
export function copyIn(value: unknown): Json {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' || typeof value === 'string') return copy(value, 0, NO_ROOM)
  return copy(value, 0, { left: LARGEST_VALUE })
}

const NO_ROOM: Room = { left: 0 }

function copy(value: unknown, depth: number, room: Room): Json {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw new TooMuch(`a text has ${value.length} characters; one text has ${LONGEST_TEXT} at most`)
    if (depth > 0) spend(room, value.length)
    return value
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new NotJson(`${value} is not an integer; state holds integers only`)
    return value
  }
  if (depth > DEEPEST) throw new NotJson(`data is nested deeper than ${DEEPEST} levels, or contains itself`)
  if (Array.isArray(value)) {
    const list: Json[] = []
    for (let i = 0; i < value.length; i++) {
      spend(room, PIECE)
      list[i] = copy(value[i], depth + 1, room)
    }
    return Object.freeze(list)
  }
  if (typeof value === 'object' && isPlain(value)) {
    const parts: { [key: string]: Json } = {}
    for (const key of Object.keys(value)) {
      if (key === '__proto__') throw new NotJson('a part may not be called __proto__')
      spend(room, PIECE + key.length)
      const part = (value as { [key: string]: unknown })[key]
      if (part !== undefined) parts[key] = copy(part, depth + 1, room)
    }
    return Object.freeze(parts)
  }
  throw new NotJson(
    `${typeof value === 'object' ? 'a card, Map or other object with a class' : nameOfSort(value)} cannot be kept in state; keep ids, names and integers`,
  )
}

/** The size of a piece of data without its text. */
const PIECE = 8

function spend(room: Room, size: number): void {
  room.left -= size
  if (room.left < 0) throw new TooMuch(`a value is larger than ${LARGEST_VALUE} characters; keep less of it`)
}

/** The size of plain data, in the unit of the limits. */
export function sizeOf(value: Json | undefined): number {
  if (value === undefined) return 0
  if (typeof value === 'string') return PIECE + value.length
  if (typeof value !== 'object' || value === null) return PIECE
  let size = PIECE
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) size += sizeOf(value[i] as Json)
    return size
  }
  const parts = value as JsonObject
  for (const key in parts) size += key.length + sizeOf(parts[key])
  return size
}

/** Whether this is an object literal, also one from another JavaScript realm. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** A text that is the same for equal data, independent of the order of keys. */
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
    if (!Array.isArray(b) || a.length !== other.length) return false
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i] as Json, other[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const left = a as JsonObject
  const right = b as JsonObject
  let more = 0
  for (const key in left) {
    const part = left[key]
    if (part === undefined) continue
    if (!sameJson(part, right[key])) return false
    more++
  }
  for (const key in right) if (right[key] !== undefined) more--
  return more === 0
}
