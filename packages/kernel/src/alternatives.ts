import type { Card } from './card.ts'
import { table } from './current-table.ts'
import { chooseOptions } from './decide.ts'
import type { Sentence } from './door.ts'
import { restrict } from './guards.ts'
import { couldChange } from './use.ts'

/** One of the alternatives of a card text that says "choose one". */
export interface Alternative {
  readonly key: string
  readonly label?: Sentence
  /** Whether the alternative can be carried out in full. The function may read the table, but must not ask a player. */
  readonly can: () => boolean
  readonly deed: () => unknown
}

/**
 * Lets a player choose one alternative and carries it out. Offers those that can be done in full; if none can, those that could change something.
 * @returns the key of the chosen alternative, or undefined when no alternative could change anything
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
