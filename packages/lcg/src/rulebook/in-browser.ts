/** The rulebook as a browser loads it first: the parts for authors alone are another entry (`authoring`), which is loaded with the editors. */
import { rulebookOf } from '@questwright/rulebook'
import { chapter } from './chapter.ts'

/** The game's own chapter as a rulebook: without what packs add. */
export const lcgRulebook = rulebookOf([{ chapter, file: 'packages/lcg/src/rulebook/chapter.ts' }])
