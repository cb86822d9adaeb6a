/** The duel as a game for realms: what a second game gives them. Its cards stand in its own files, and no pack brings more. */
import type { GamePackage, JsonObject } from '../../../src/index.ts'
import { duelLibrary } from './cards.ts'
import { duel } from './ruleset.ts'

/** The duel has no scenes and no bots of its own. */
function none(what: string): () => never {
  return () => {
    throw new Error(`the duel has no ${what}`)
  }
}

export const game: GamePackage = {
  ruleset: duel,
  scriptIn: () => undefined,
  buildLibrary: () => duelLibrary(),
  catalogue: {
    'refused.not-theirs': 'That is for the other player to decide.',
    'refused.needs-consent': 'Nothing is taken back unless the other player agrees.',
    'refused.unknown-seat': 'Nobody called {seat} plays here.',
  },
  sceneWords: {
    position: none('scenes'),
    setup: none('scenes'),
    value: none('scenes'),
    cards: none('scenes'),
    isAt: none('scenes'),
    where: none('scenes'),
    opensAt: none('scenes'),
    storyKinds: [],
  },
  heuristic: { choose: none('bot that plays to win') },
  proving: { board: (): JsonObject => none('boards')(), breaches: () => [] },
  courseOf: () => [],
}

/** What scripts of its packs could import. */
export const script = {}
