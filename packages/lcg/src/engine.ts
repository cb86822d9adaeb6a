/** The whole game for realms: the exports for scripts, and the internal entries for the engine. Not for packs. */
import { Card, GameEvent, type GamePackage, Zone } from '@questwright/kernel'
import { heuristic } from './bot/heuristic.ts'
import { GameCard, Player } from './cards.ts'
import { catalogue } from './catalogue.ts'
import { courseOf } from './course.ts'
import { buildLibrary } from './library.ts'
import { board } from './proving/boards.ts'
import { breaches } from './proving/breaches.ts'
import { deprecatedWords } from './rulebook/deprecated-words.ts'
import { lcg } from './ruleset.ts'
import { sceneWords } from './scenes/index.ts'
import type { CardScript, KeywordScript } from './script.ts'
import { scriptIn } from './script-in.ts'
import type { SystemScript } from './system.ts'

export * as script from './index.ts'

export const game: GamePackage<CardScript | KeywordScript | SystemScript> = {
  ruleset: lcg,
  scriptIn,
  buildLibrary,
  catalogue,
  sceneWords,
  heuristic,
  proving: { board, breaches, isForOtherPacks: (part) => part.kind === 'ability' && part.word === 'phrase' },
  courseOf,
  deprecated: Object.fromEntries(
    Object.entries(deprecatedWords).flatMap(([word, { now }]) => (now !== undefined && /^\w+$/.test(word) ? [[word, now]] : [])),
  ),
}

// scripts get cards and events, and must not change the methods of their classes
for (const kind of [Card, GameCard, Player, Zone, GameEvent]) {
  Object.freeze(kind)
  Object.freeze(kind.prototype)
}
