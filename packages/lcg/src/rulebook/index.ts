/** The rulebook of the cooperative game: all its data for code outside the table. A browser loads `in-browser.ts` instead. */
import { type ChapterSource, rulebookOf } from '@questwright/rulebook'
import { authoring } from './authoring.ts'
import { chapter } from './chapter.ts'

export type { PrintedType } from './type-names.ts'

/** The chapter of the game itself, and its source file. */
export const lcgChapters: readonly ChapterSource[] = [{ chapter: { ...chapter, ...authoring }, file: 'packages/lcg/src/rulebook/index.ts' }]

/** The game's own chapter as a rulebook, without additions by packs. */
export const lcgRulebook = rulebookOf(lcgChapters)
