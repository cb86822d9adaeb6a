import { type EventInit, type JsonObject, namedHere, table, together } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { firstPlayer } from '../round.ts'

/** What the verbs have in common: who acts, on what, and what came of it. */

export function by() {
  return table().doing?.card ?? null
}

export function you(): Player {
  return (table().doing?.you as Player | undefined) ?? firstPlayer()
}

/** Who makes a choice: you, if not said. For a player who is out of the game the first player does. */
export function chooser(by?: Player): Player {
  const player = by ?? you()
  return player.eliminated ? firstPlayer() : player
}

/** What a verb falls on: one card, several, or none, such as the host of a card that is not attached. */
export type Cards = GameCard | readonly GameCard[] | null | undefined

export function listOfCards(cards: Cards): readonly GameCard[] {
  return cards === undefined || cards === null ? [] : Array.isArray(cards) ? (cards as readonly GameCard[]) : [cards as GameCard]
}

/** The words of a question that the script names, as a part of it. */
export function asked(as: string | undefined): JsonObject {
  return as === undefined ? {} : namedHere('prompts', as)
}

export function happen(inits: readonly EventInit[]): number {
  if (inits.length === 0) return 0
  return together(inits).events.filter((event) => event.fate === 'happened').length
}
