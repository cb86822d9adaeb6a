import { startCopying } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { reached } from '../reach.ts'
import { useWord } from '../use-word.ts'
import { by, type Cards, listOfCards, type Maybe, you } from './shared.ts'
import { isTooEarly, moment, requireUntil, type Until } from './until.ts'

/** Texts of other cards: resolved once more, or gained for a limited time. */

/**
 * Resolves the printed "When Revealed" or "Shadow" text of a card in any zone, without revealing it or turning it up.
 * @param by the player who is "you" for the text: you by default
 */
export function resolveText(card: Maybe, word: 'when-revealed' | 'shadow', by: Player = you()): void {
  if (card) useWord(card, word, undefined, by)
}

/**
 * Cards gain the actions, responses and forced effects that another card in play prints, until a moment; they lose them earlier if that
 * card leaves play. Constant abilities are not included: see `modify` and `grant`. RR "Gains"
 */
export function grantAbilities(cards: Cards, of: Maybe, until: Until): void {
  requireUntil(until)
  const from = by() as GameCard | null
  if (!of?.inPlay || !from || isTooEarly(until, from)) return
  const gaining = reached(listOfCards(cards), from).filter((card) => card.inPlay && card !== of)
  if (gaining.length > 0) startCopying(from, gaining, of, moment(until))
}
