/**
 * The texts of cards as abilities: a reader that knows no game and takes all phrases from a game's menus, and counts of what it reads.
 */
export { type AbilityCounts, countUnits, type TextCounts } from './count.ts'
export { readText, type TextRequest, type TextUnit } from './read-text.ts'
