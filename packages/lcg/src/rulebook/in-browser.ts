/**
 * The rulebook as a browser loads it first: the menus of the ability builder are an entry of their own (`ability-menus`), which comes with the editor of
 * scripts.
 */
import { rulebookOf } from '@questwright/rulebook'
import { chapter } from './chapter.ts'

/** The game's own chapter as a rulebook: without what packs add. */
export const lcgRulebook = rulebookOf([{ chapter, file: 'packages/lcg/src/rulebook/chapter.ts' }])
