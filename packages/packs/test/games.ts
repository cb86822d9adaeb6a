/** The games whose packs these tests load. */
import { lcgRulebook } from '@questwright/lcg/rulebook'

export const rulebook = lcgRulebook
export const rulebooks = { lcg: lcgRulebook }
