import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { chooseOptions } from './decide.ts'
import type { Sentence } from './door.ts'
import { restrict } from './guards.ts'
import { couldChange } from './use.ts'

/** One of several things among which a text lets a player choose. */
export interface Alternative {
  readonly key: string
  readonly label?: Sentence
  /** Whether it can be carried out in full. It may read and never ask. */
  readonly can: () => boolean
  readonly deed: () => unknown
}

/**
 * Lets a player choose one of several things and does it: one that can be carried out in full, if there is any, else one that could change something.
 * @returns its key, or undefined where none could
 */
export function chooseAlternative(who: Card, name: string, alternatives: readonly Alternative[]): string | undefined {
  const offered = () => {
    const full = alternatives.filter((one) => restrict(table(), () => one.can()))
    return full.length > 0 ? full : alternatives.filter((one) => couldChange(() => one.deed()))
  }
  const [chosen] = chooseOptions({ who, name, options: () => offered().map(({ key, label }) => ({ key, ...(label ? { label } : {}) })) })
  alternatives.find(({ key }) => key === chosen)?.deed()
  return chosen
}
