/** The games whose packs these tests publish and install. */
import { lcgRulebook } from '@questwright/lcg/rulebook'

export const rulebooks = { lcg: lcgRulebook }
