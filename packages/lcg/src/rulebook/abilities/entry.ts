import { type ChosenEntry, choice, number } from '@questwright/rulebook/menu-entries'

/** Further wordings of the entries of a menu, by entry, in the notation of `MenuEntry.reads`. */
export type Reads = { readonly [id: string]: readonly string[] }

/** One card of a set, which the player chooses. */
export const oneOf = (group: string): ChosenEntry => choice('choose', { group: choice(group) })

/** The effect of a new ability until its author chooses one. */
export const draw: ChosenEntry = choice('draw', { player: choice('you'), amount: number(1) })
