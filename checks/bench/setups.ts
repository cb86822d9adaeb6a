/** What the benchmarks play: the Core Set's starter decks and scenarios. */
import type { PackBundle } from '@questwright/packs'
import { deckOf, repositoryPacks } from '../content.ts'
import type { PlayedGame } from './realms.ts'

export const { content } = repositoryPacks()
const core = content.find((pack) => pack.id === 'lcg-core-set') as PackBundle

export const SCENARIOS = ['passage-through-mirkwood', 'journey-down-the-anduin', 'escape-from-dol-guldur'] as const
const DECKS = ['leadership', 'spirit', 'tactics', 'lore'] as const

/** A scenario with these starter decks, one for each player. */
export function setupWith(scenario: string, decks: readonly string[]) {
  return {
    kind: 'scenario',
    scenario: `${core.id}:scenario/${scenario}`,
    mode: 'standard',
    decks: decks.map((deck) => deckOf(core, deck)),
  } as const
}

/** A scenario with so many players, each with another starter deck. */
export const setupOf = (scenario: string, players: number) => setupWith(scenario, DECKS.slice(0, players))

export const twoPlayers = setupOf('passage-through-mirkwood', 2)

/** Choices are questions with more than "act or pass" to them. */
export const choicesIn = (game: PlayedGame): number => (game.counters.questions ?? 0) - (game.counters.actOrPass ?? 0)

/** @throws Error for a game that did not end, or in which something failed */
export function soundGame(game: PlayedGame, seed: string): PlayedGame {
  if (game.stuck || game.faults.length > 0) throw new Error(`game ${seed} is ${game.stuck ?? game.faults[0]?.message}`)
  return game
}
