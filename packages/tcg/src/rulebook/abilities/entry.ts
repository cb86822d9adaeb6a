import { type ChosenEntry, choice } from '@questwright/rulebook/menu-entries'

/** A card of this type: the companion of "wound a companion". */
export const cardOf = (type: string): ChosenEntry => choice('a', { filters: [choice('type', { type })] })
