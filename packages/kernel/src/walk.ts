import { NO_CARDS } from './context.ts'
import type { AnswerValue } from './door.ts'
import { nextPath } from './explore.ts'
import type { Explorer } from './explorer.ts'
import { guardForProbe, guardForUnknown } from './guards.ts'
import { Run } from './run.ts'
import type { Table } from './table.ts'
import { watchingUnknown } from './unknown-to.ts'
import { isNoTarget, isWouldChange } from './unwind.ts'

const MOST_PATHS = 96

const NOBODY: readonly string[] = Object.freeze([])

/**
 * Runs a function along every path of choices until one would change something, or reports that it found its goal. Nothing is written. An
 * effect that reads a card unknown to the user counts as a change, so that no offer reveals the card. A price may read such cards: they
 * decide whether it can be paid.
 * @param stage the kind of choices on the paths
 * @param given answers that every path begins with
 * @returns whether a path would change something or found its goal; true also when there are too many paths to search
 */
export function walk(
  t: Table,
  deed: (explorer: Explorer) => unknown,
  stage: Explorer['stage'] = 'effect',
  given: readonly AnswerValue[] = [],
): boolean {
  t.instruments.counters.probes++
  const explorer: Explorer = {
    path: [],
    width: [],
    at: 0,
    given,
    answered: 0,
    stage,
    gone: NO_CARDS,
    goneFrom: 'targets',
    price: undefined,
    changes: 'none',
    refusals: 'pass',
    taken: undefined,
    cut: 'no',
  }
  const user = t.doing?.you ? [t.doing.you.id] : NOBODY
  const run = stage === 'price' ? () => deed(explorer) : () => watchingUnknown(t, user, guardForUnknown, () => deed(explorer))
  // the tried run begins without the latch, because an answer may be judged while its question is pending
  const before = t.run
  const own = new Run(before.record, before)
  own.mode = 'probe'
  own.explorer = explorer
  own.onChange = guardForProbe
  t.run = own
  try {
    for (let i = 0; i < MOST_PATHS; i++) {
      try {
        run()
      } catch (thrown) {
        if (isWouldChange(thrown)) return true
        if (!isNoTarget(thrown)) throw thrown
      }
      if (explorer.changes === 'found') return true
      if (!nextPath(explorer)) return explorer.cut === 'yes'
    }
    // search limit reached: assume that it could change something
    return true
  } finally {
    t.run = before
    // a fault of the tried script stops the enclosing run as well
    if (own.latch) before.latch = own.latch
  }
}
