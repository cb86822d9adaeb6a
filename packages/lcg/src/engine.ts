/** The whole game for realms: the facade of scripts and what only the engine's door uses. Not for packs. */
import { Card, GameEvent, type Proving, Zone } from '@questwright/kernel'
import { GameCard, Player } from './cards.ts'
import { board } from './proving/boards.ts'
import { breaches } from './proving/breaches.ts'

export { heuristic } from './bot/heuristic.ts'
export { catalogue } from './catalogue.ts'
export { courseOf } from './course.ts'
export * as script from './index.ts'
export { buildLibrary, type PackContent } from './library.ts'
export const proving: Proving = { board, breaches }

export { lcg } from './ruleset.ts'
export { sceneWords } from './scenes/index.ts'
export { scriptIn } from './script-in.ts'

// scripts hold cards and events: what these can do is not theirs to change
for (const kind of [Card, GameCard, Player, Zone, GameEvent]) {
  Object.freeze(kind)
  Object.freeze(kind.prototype)
}
