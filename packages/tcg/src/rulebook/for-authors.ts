/** The rulebook of the trading card game with the parts for authors: all its data for code outside the table. A browser loads `index.ts` first. */
import { type ChapterSource, rulebookOf } from '@questwright/rulebook'
import { authoring } from './authoring.ts'
import { tcgChapters as plain } from './index.ts'

/** The chapter of the game itself, and its source file. */
export const tcgChapters: readonly ChapterSource[] = plain.map(({ chapter, ...source }) => ({
  ...source,
  chapter: { ...chapter, ...authoring },
}))

/** The game's own chapter as a rulebook. */
export const tcgRulebook = rulebookOf(tcgChapters)
