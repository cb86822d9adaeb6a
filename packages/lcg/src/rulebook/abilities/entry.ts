import type { MenuEntry } from '@questwright/rulebook'
import { type ChosenEntry, choice, number } from '@questwright/rulebook/menu-entries'

/** Entries of a menu, by id. */
export type Entries = { readonly [id: string]: MenuEntry }

/** Further wordings of the entries of a menu, by entry, in the notation of `MenuEntry.reads`. */
export type Reads = { readonly [id: string]: readonly string[] }

/**
 * Wordings of an amount, one for each way in which a text explains its X.
 * @param phrases the words for what X is, in the notation of `MenuEntry.reads`
 */
export const whereX = (...phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) =>
    [', where X is', 'where X is', 'where X equals', '. X is', 'equal to'].map((begins) => `X⟨${begins} ${phrase}⟩`),
  )

/** One card of a set, which the player chooses. */
export const oneOf = (group: string): ChosenEntry => choice('choose', { group: choice(group) })

/** The effect of a new ability until its author chooses one. */
export const draw: ChosenEntry = choice('draw', { player: choice('you'), amount: number(1) })
