/** The games of the benchmarks: the starter decks and scenarios of the Core Set. */
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

/** A scenario with this many players, each with a different starter deck. */
export const setupOf = (scenario: string, players: number) => setupWith(scenario, DECKS.slice(0, players))

export const twoPlayers = setupOf('passage-through-mirkwood', 2)

/** The number of choices in a game: its questions, without those that only offer to act or to pass. */
export const choicesIn = (game: PlayedGame): number => (game.counters.questions ?? 0) - (game.counters.actOrPass ?? 0)

/**
 * Returns the game if it is valid.
 * @throws Error for a game that did not end, or in which something failed
 */
export function soundGame(game: PlayedGame, seed: string): PlayedGame {
  if (game.stuck || game.faults.length > 0) throw new Error(`game ${seed} is ${game.stuck ?? game.faults[0]?.message}`)
  return game
}
