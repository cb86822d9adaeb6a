import type { Json, JsonObject } from './json.ts'

/** 32-bit hashes for state and dice. Integer arithmetic only, so that every engine agrees. */

const known = new Map<string, number>()
const MOST_KNOWN = 50_000

/** @returns a signed 32-bit hash of the text */
export function hashText(text: string): number {
  const before = known.get(text)
  if (before !== undefined) return before
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = scatter(h)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, h)
  return h
}

/** Spreads the bits of a number over all 32. */
function scatter(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

export function mix(a: number, b: number): number {
  return scatter(Math.imul(a, 0x9e3779b1) + b)
}

export function hashValue(value: Json | undefined): number {
  switch (typeof value) {
    case 'number':
      return scatter(value ^ 0x5bd1e995)
    case 'string':
      return hashText(value)
    case 'boolean':
      return value ? 0x27d4eb2f : 0x165667b1
    case 'undefined':
      return 0x3c6ef372
    default:
      return hashStructure(value)
  }
}

/** Hashes lists by position and objects by key, independent of the order of their keys. */
function hashStructure(value: Json): number {
  if (value === null) return 0x510e527f
  if (Array.isArray(value)) {
    let h = 0x6a09e667
    for (const item of value as readonly Json[]) h = mix(h, hashValue(item))
    return mix(h, value.length)
  }
  const parts = value as JsonObject
  let sum = 0
  for (const key of Object.keys(parts)) {
    const part = parts[key]
    if (part !== undefined) sum = (sum + mix(hashText(key), hashValue(part))) | 0
  }
  return mix(0x3c6ef372, sum)
}

/** Two digits for each byte. */
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** 64 bits as sixteen hex digits. */
export function hexOf(high: number, low: number): string {
  return (
    (HEX[high >>> 24] as string) +
    (HEX[(high >>> 16) & 255] as string) +
    (HEX[(high >>> 8) & 255] as string) +
    (HEX[high & 255] as string) +
    (HEX[low >>> 24] as string) +
    (HEX[(low >>> 16) & 255] as string) +
    (HEX[(low >>> 8) & 255] as string) +
    (HEX[low & 255] as string)
  )
}

/** A 64-bit fingerprint of a text, for content and story digests. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5 | 0
  let b = 0x1b873593 | 0
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b + c, 0x85ebca6b) ^ (b >>> 15)
  }
  return hexOf(scatter(a), scatter(b))
}
