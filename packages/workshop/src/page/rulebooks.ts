/** The rulebooks of the games that this program plays: pages and servers hand them to the rooms that serve every game. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { Rulebooks } from '@questwright/rulebook'

export const rulebooks: Rulebooks = { [lcgRulebook.game]: lcgRulebook }
