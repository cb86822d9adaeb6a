/**
 * The rulebook that a browser loads first: without the parts for authors, which are in another entry (`authoring`) and are loaded with the
 * editors.
 */
import { rulebookOf } from '@questwright/rulebook'
import { chapter } from './chapter.ts'

/** The game's own chapter as a rulebook, without additions by packs. */
export const lcgRulebook = rulebookOf([{ chapter, file: 'packages/lcg/src/rulebook/chapter.ts' }])
