import type { PackText } from './types.ts'

/** The texts for a pack without any. */
export const noText: PackText = { cards: {}, keywords: {}, scenarios: {}, decks: {} }
