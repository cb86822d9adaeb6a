/** The games whose packs these tests read and write. */
import { lcgRulebook } from '@questwright/lcg/rulebook'

export const rulebooks = { lcg: lcgRulebook }
