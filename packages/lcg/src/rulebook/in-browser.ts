/** The rulebook as a browser loads it first: what only authors use is an entry of its own (`authoring`), which comes with what they write with. */
import { rulebookOf } from '@questwright/rulebook'
import { chapter } from './chapter.ts'

/** The game's own chapter as a rulebook: without what packs add. */
export const lcgRulebook = rulebookOf([{ chapter, file: 'packages/lcg/src/rulebook/chapter.ts' }])
