/** The whole game for realms: the exports for scripts, and the internal entries for the engine. Not for packs. */
import type { SystemScript } from '@questwright/authoring'
import { Card, GameEvent, type GamePackage, Zone } from '@questwright/kernel'
import { heuristic } from './bot.ts'
import { TcgCard } from './card.ts'
import { catalogue } from './catalogue.ts'
import { courseOf } from './course.ts'
import { buildLibrary } from './library.ts'
import { board, breaches } from './proving.ts'
import { tcg } from './ruleset.ts'
import { sceneWords } from './scenes/index.ts'
import type { TcgScript } from './script.ts'
import { scriptIn } from './script-in.ts'
import { TITLES, WORDS } from './vocabulary.ts'

export * as script from './index.ts'

export const game: GamePackage<TcgScript | SystemScript> = {
  ruleset: tcg,
  scriptIn,
  buildLibrary,
  catalogue,
  sceneWords,
  heuristic,
  proving: { board, breaches },
  courseOf,
  describes: { words: WORDS, titles: TITLES },
}

// scripts get cards and events, and must not change the methods of their classes
for (const kind of [Card, TcgCard, Zone, GameEvent]) {
  Object.freeze(kind)
  Object.freeze(kind.prototype)
}
