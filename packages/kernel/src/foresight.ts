import type { Sentence } from './door.ts'
import { watchingLooks } from './looks.ts'
import type { Supposition } from './supposed.ts'
import type { Table } from './table.ts'
import { endOfSupposition } from './unwind.ts'

/** Whether a forecast runs past its supposed choice: from there on, players do nothing optional. */
export function isForesight(t: Table): boolean {
  return t.run.supposing?.stage === 'chosen'
}

/** Reads the table with the forecast suspended. */
export function judgedApart<T>(t: Table, run: () => T): T {
  const { supposing } = t.run
  t.run.supposing = undefined
  try {
    return watchingLooks(undefined, run)
  } finally {
    t.run.supposing = supposing
  }
}

/** Adds an unknown to the forecast, once. */
export function noteUnknown(t: Table, code: string, parts: Sentence['parts'] = {}): void {
  const { unknown } = t.run.supposing as Supposition
  if (!unknown.some((one) => one.code === code && one.parts.question === parts.question && one.parts.seat === parts.seat))
    unknown.push({ code, parts })
}

/** Ends the forecast: what follows from here on cannot be known. @throws EndOfSupposition */
export function endForesight(t: Table, code: string, parts: Sentence['parts'] = {}): never {
  noteUnknown(t, `unknown.${code}`, parts)
  t.run.latch ??= endOfSupposition()
  throw t.run.latch
}
