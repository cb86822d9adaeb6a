/**
 * The texts of cards as abilities: a reader that knows no game and takes all phrases from a game's menus, and counts of what it reads.
 */
export { type ChosenMeanings, type CompiledCard, compileCard } from './compile.ts'
export { isCompiled } from './compiled-mark.ts'
export { type CompiledWords, wordsWith } from './compiled-words.ts'
export { type AbilityCounts, countUnits, type TextCounts } from './count.ts'
export { explainUnit, type TextFinding, type TextPart } from './explain.ts'
export { readText } from './read-text.ts'
export type { TextRequest, TextUnit } from './text-unit.ts'
export { typesOf } from './tokens.ts'
