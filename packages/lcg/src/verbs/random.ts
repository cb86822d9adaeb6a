import { chooseAtRandom } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { reached } from '../reach.ts'
import { playersInOrder } from '../round.ts'
import { by, type Maybe, wholeAmount } from './shared.ts'

/** Chooses cards and players at random. */

/** The name of a die: each card that draws has a die of its own, so that draws of other cards do not change its results. */
function dieOf(what: string): string {
  return `${what} ${by()?.code ?? 'of the rules'}`
}

/** This many of these cards at random, or all if there are fewer, among those that the effect can affect; each set is equally likely. */
export function randomCards<C extends GameCard>(cards: readonly C[], count: number): C[] {
  return chooseAtRandom(dieOf('random card'), reached(cards, by()), wholeAmount('randomCards', count))
}

/** One of these cards at random. Undefined if there is none: verbs do nothing for it. */
export function randomCard<C extends GameCard>(cards: readonly C[]): C | undefined {
  return randomCards(cards, 1)[0]
}

/** A player at random: one of all that are not eliminated, or one of these. Undefined if the given list is empty. */
export function randomPlayer(players?: undefined): Player
export function randomPlayer(players: readonly Player[]): Maybe<Player>
export function randomPlayer(players: readonly Player[] = playersInOrder()): Maybe<Player> {
  return chooseAtRandom(dieOf('random player'), players, 1)[0]
}
