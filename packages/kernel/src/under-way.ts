import { DOING, reads } from './aspects.ts'
import { table } from './current-table.ts'
import type { GameEvent } from './event.ts'

/**
 * The innermost fitting event of a kind that is under way, from the first chance to answer to it to the last; undefined when there is none.
 * It is no state: a stat that reads it is not cached.
 */
export function eventUnderWay(kind: string, fits: (event: GameEvent) => boolean = () => true): GameEvent | undefined {
  reads(DOING)
  const { occurrences } = table().run
  for (let i = occurrences.length - 1; i >= 0; i--) {
    const found = occurrences[i]?.events.find((event) => event.kind === kind && fits(event))
    if (found) return found
  }
  return undefined
}
