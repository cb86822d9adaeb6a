import { mayKnow, perform, table, tell, tellOf, together, wipe } from '@questwright/kernel'
import type { GameCard, Player } from '../cards.ts'
import { belongTo, isOfDeck } from '../own-decks.ts'
import { ownZone } from '../own-zone.ts'
import type { CardSystemZone, SeatSystemZone, TableSystemZone } from '../system-names.ts'
import { type Cards, listOfCards } from './shared.ts'

/**
 * Zones of systems: reading their cards, and putting cards there. The other verbs take cards from these zones as from any zone: reveal,
 * add, put into play.
 */

/**
 * The cards in a zone of a system, in order: the last card of a pile is its top.
 * @param of the player or the card to which the zone belongs; undefined for a zone of the table
 * @throws ScriptFault for a zone that no system in this game defines
 */
export function cardsIn(zone: TableSystemZone): GameCard[]
export function cardsIn(zone: SeatSystemZone, of: Player): GameCard[]
export function cardsIn(zone: CardSystemZone, of: GameCard): GameCard[]
export function cardsIn(name: string, of?: GameCard): GameCard[] {
  return ownZone(name, of).cards as GameCard[]
}

/** Puts cards into a zone of a system, on top of a pile: cards in play leave play, and cards put into a zone that is in play enter it. */
export function putIn(zone: TableSystemZone, cards: Cards): void
export function putIn(zone: SeatSystemZone, cards: Cards, of: Player): void
export function putIn(zone: CardSystemZone, cards: Cards, of: GameCard): void
export function putIn(name: string, cards: Cards, of?: GameCard): void {
  const t = table()
  const zone = ownZone(name, of)
  let unseen = 0
  for (const card of listOfCards(cards)) {
    if (card.zone === zone) continue
    belongTo(card, zone.name)
    const isUnseen = t.seats.every(({ id }) => !mayKnow(card, [id]))
    if (!isUnseen) tellOf('put-in-zone', card, { zone: name, amount: 1 })
    if (zone.spec.play !== 'out') {
      if (card.inPlay) t.move(card, zone)
      else together([{ kind: 'entersPlay', subject: card, to: zone.id, how: 'put', controller: null }])
    } else if (card.inPlay) perform({ kind: 'leavesPlay', subject: card, how: 'removed', to: zone.id })
    else {
      wipe(card)
      t.move(card, zone)
    }
    if (isUnseen && t.seats.every(({ id }) => mayKnow(card, [id]))) tell('put-in-zone', { known: 'yes', card, zone: name, amount: 1 })
    else if (isUnseen) unseen++
  }
  // the story gives only the number of cards that are hidden from all players
  if (unseen > 0) tell('put-in-zone', { known: 'no', zone: name, amount: unseen })
}

/** Assigns cards to a deck of a system, whatever zones they are in: from now on they are discarded to the discard pile of that deck. */
export function countTo(deck: TableSystemZone, cards: Cards): void {
  for (const card of listOfCards(cards)) belongTo(card, ownZone(deck).name)
}

/** Whether a card belongs to a deck of a system, whatever zone it is in: it was put into that deck last, or `countTo` assigned it. */
export function belongsToDeck(card: GameCard, deck: TableSystemZone): boolean {
  return isOfDeck(card, ownZone(deck).name)
}

/** Shuffles a zone of a system. */
export function shuffleZone(zone: TableSystemZone): void
export function shuffleZone(zone: SeatSystemZone, of: Player): void
export function shuffleZone(name: string, of?: GameCard): void {
  perform({ kind: 'cardsShuffled', subject: of, zone: ownZone(name, of).id })
}
