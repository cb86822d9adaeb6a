/** Differences between JSON values: a page that has the old value receives only the difference. */
import { dequal } from 'dequal'

export type JsonChange =
  /** The value was replaced by another one. */
  | { readonly to: unknown }
  /** An object, or a list of the same length, with its changed parts; `keys` in their new order if the order differs. */
  | { readonly at: { readonly [key: string]: JsonChange }; readonly keys?: readonly string[] }
  /** A list of another length: at index `from`, `gone` items are replaced by `put`. */
  | { readonly from: number; readonly gone: number; readonly put: readonly unknown[] }

type Parts = { readonly [key: string]: unknown }

/**
 * The difference between two values.
 * @param before a JSON value, like `after`; parts that are the same object are not compared further
 * @returns the argument for `withChange`; undefined when nothing differs
 */
export function changeBetween(before: unknown, after: unknown): JsonChange | undefined {
  if (Object.is(before, after)) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? inEach(before, after) : inList(before, after)
  if (isParts(before) && isParts(after)) return inParts(before, after)
  return { to: after }
}

/** The value after a change. Unchanged parts stay the same objects. */
export function withChange<T>(before: T, change: JsonChange): T
export function withChange(before: unknown, change: JsonChange): unknown {
  if ('to' in change) return change.to
  if ('put' in change) return (before as unknown[]).toSpliced(change.from, change.gone, ...change.put)
  if (Array.isArray(before)) {
    const list = [...before]
    for (const [i, part] of Object.entries(change.at)) list[Number(i)] = withChange(list[Number(i)], part)
    return list
  }
  const parts = before as Parts
  // `fromEntries` and `hasOwn`, because a key may be `__proto__`
  return Object.fromEntries(
    (change.keys ?? Object.keys(parts)).map((key) => {
      const known = Object.hasOwn(parts, key) ? parts[key] : undefined
      const part = Object.hasOwn(change.at, key) ? change.at[key] : undefined
      return [key, part === undefined ? known : withChange(known, part)]
    }),
  )
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

function inParts(before: Parts, after: Parts): JsonChange | undefined {
  const keys = keysOf(after)
  const at = keys.flatMap((key) => {
    const change = Object.hasOwn(before, key) ? changeBetween(before[key], after[key]) : { to: after[key] }
    return change ? [[key, change] as const] : []
  })
  const sameKeys = dequal(keys, keysOf(before))
  if (at.length === 0 && sameKeys) return undefined
  return { at: Object.fromEntries(at), ...(sameKeys ? {} : { keys }) }
}

function inEach(before: readonly unknown[], after: readonly unknown[]): JsonChange | undefined {
  const at = after.flatMap((part, i) => {
    const change = changeBetween(before[i], part)
    return change ? [[String(i), change] as const] : []
  })
  return at.length === 0 ? undefined : { at: Object.fromEntries(at) }
}

/** The keys without undefined values, which JSON omits. */
const keysOf = (parts: Parts): readonly string[] => Object.keys(parts).filter((key) => parts[key] !== undefined)

function inList(before: readonly unknown[], after: readonly unknown[]): JsonChange {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && dequal(before[from], after[from])) from += 1
  let end = 0
  while (end < shorter - from && dequal(before.at(-1 - end), after.at(-1 - end))) end += 1
  return { from, gone: before.length - end - from, put: after.slice(from, after.length - end) }
}
