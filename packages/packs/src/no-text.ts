import type { PackText } from './types.ts'

/** The texts of a pack that has none. */
export const noText: PackText = { cards: {}, keywords: {}, encounterSets: {}, scenarios: {}, decks: {} }
