import { type ChosenEntry, choice, number } from '@questwright/rulebook/menu-entries'

/** One card of a set, which the player chooses. */
export const oneOf = (group: string): ChosenEntry => choice('choose', { group: choice(group) })

/** The effect of a new ability until its author chooses one. */
export const draw: ChosenEntry = choice('draw', { player: choice('you'), amount: number(1) })
