import { NO_CARDS } from './context.ts'
import type { AnswerValue } from './door.ts'
import { type Explorer, nextPath } from './explore.ts'
import { guardForProbe } from './guards.ts'
import type { Table } from './table.ts'
import { isNoTarget, isWouldChange } from './unwind.ts'

const MOST_PATHS = 96

/**
 * Runs a deed along every path of choices until one would change something, or says that it found what it looked for. Nothing is written.
 * @param stage what is chosen on the way
 * @param given answers that every path begins with
 * @returns whether one did; also where there are too many paths to tell
 */
export function walk(
  t: Table,
  deed: (explorer: Explorer) => unknown,
  stage: Explorer['stage'] = 'effect',
  given: readonly AnswerValue[] = [],
): boolean {
  t.counters.probes++
  const before = { mode: t.mode, explorer: t.explorer, onChange: t.onChange, narrows: t.narrows }
  // also where an answer is judged while the table waits for it
  const { latch } = t
  t.latch = undefined
  const explorer: Explorer = {
    path: [],
    width: [],
    at: 0,
    given,
    answered: 0,
    stage,
    gone: NO_CARDS,
    price: undefined,
    changes: 'none',
    refusals: 'pass',
    cut: 'no',
  }
  t.mode = 'probe'
  t.explorer = explorer
  t.onChange = guardForProbe
  t.narrows = undefined
  try {
    for (let i = 0; i < MOST_PATHS; i++) {
      try {
        deed(explorer)
      } catch (thrown) {
        if (isWouldChange(thrown)) return true
        if (!isNoTarget(thrown)) throw thrown
      }
      if (explorer.changes === 'found') return true
      if (!nextPath(explorer)) return explorer.cut === 'yes'
    }
    // too many paths to tell: nobody is refused what might do something
    return true
  } finally {
    t.mode = before.mode
    t.explorer = before.explorer
    t.onChange = before.onChange
    t.narrows = before.narrows
    t.latch ??= latch
  }
}
