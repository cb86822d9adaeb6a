import { type EventInit, type JsonObject, namedHere, nameOfSort, table, tell, together, WrongValue } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { firstPlayer } from '../round.ts'

/** Helpers of all verbs: the acting card. */

export function by() {
  return table().doing?.card ?? null
}

export function you(): Player {
  return (table().doing?.you as Player | undefined) ?? firstPlayer()
}

/** The player who makes a choice: you by default; the first player in place of an eliminated player. */
export function chooser(by?: Player): Player {
  const player = by ?? you()
  return player.eliminated ? firstPlayer() : player
}

/**
 * A card or player that may be absent, such as the host of a card that is not attached, or the result of a choice without options. Every verb does
 * nothing for an absent card.
 */
export type Maybe<C extends GameCard = GameCard> = C | null | undefined

/** The object of a verb: one card, several, or none; absent cards among several are left out. */
export type Cards<C extends GameCard = GameCard> = Maybe<C> | readonly Maybe<C>[]

export function listOfCards<C extends GameCard>(cards: Cards<C>): readonly C[] {
  if (cards === undefined || cards === null) return []
  if (!Array.isArray(cards)) return [cards as C]
  const list = cards as readonly Maybe<C>[]
  return list.includes(undefined) || list.includes(null)
    ? list.filter((card) => card !== undefined && card !== null)
    : (list as readonly C[])
}

/**
 * Checks an amount that a script passes to a verb. A computed amount may be below 0: then the verb does nothing, and the story says so,
 * because the author would not notice the mistake otherwise.
 * @returns the amount, or 0 if it is below 0
 * @throws WrongValue for anything but a whole number
 */
export function wholeAmount(verb: string, amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new WrongValue(`${verb} takes whole numbers, and ${nameOfSort(amount)} was given`)
  if (amount >= 0) return amount
  tell('below-zero', { verb, amount })
  return 0
}

/** Marks a question as a vote of all players: a person who plays several seats is asked only once. */
export const VOTE: JsonObject = { vote: 'of-all' }

/** The part of a question with the words that the script names for it. */
export function asked(as: string | undefined): JsonObject {
  return as === undefined ? {} : namedHere('prompts', as)
}

export function happen(inits: readonly EventInit[]): number {
  if (inits.length === 0) return 0
  return together(inits).events.filter((event) => event.fate === 'happened').length
}
