import { type Card, cardsOf, fieldOf, shuffle, table, tell, type Zone } from '@questwright/kernel'

/**
 * Decks of systems with a discard pile of their own, or decks into which discarded cards are shuffled. A card belongs to the last such deck
 * into which it was put, wherever it goes later.
 */

/** By deck, the pile to which its cards are discarded. */
function piles(): readonly (readonly [deck: string, discards: string])[] {
  return (table().ruleset.systems ?? []).flatMap(({ notes }) => Object.entries(notes.discards as { readonly [deck: string]: string }))
}

/** The discard piles of such decks, without decks that have discarded cards shuffled into them. */
export function ownDiscardPiles(): readonly string[] {
  return piles().flatMap(([deck, discards]) => (discards === deck ? [] : [discards]))
}

/** Shuffles a zone after a discard into it, if it is a deck that takes its own discarded cards. */
export function shuffleIfOwnPile(zone: Zone): void {
  if (zone.size > 1 && piles().some(([deck, discards]) => deck === zone.name && discards === deck)) shuffle(zone)
}

/** Records that a card belongs to a deck of a system, when it enters that deck. */
export function belongTo(card: Card, zone: string): void {
  if (fieldOf(card, 'home') !== zone && piles().some(([deck]) => deck === zone)) table().write(card, 'fields', 'home', zone)
}

/** Whether a card belongs to that deck of a system, whatever zone it is in. */
export function isOfDeck(card: Card, deck: string): boolean {
  return fieldOf(card, 'home') === deck
}

/** The discard pile of the deck to which a card belongs; undefined for a card that belongs to no deck of a system. */
export function ownDiscardPileOf(card: Card): string | undefined {
  const home = fieldOf(card, 'home')
  return home === undefined ? undefined : piles().find(([deck]) => deck === home)?.[1]
}

/** Shuffles the discard pile of an empty deck into the deck. @returns whether it did */
export function resetOwnDeck(deck: string): boolean {
  const discards = piles().find(([one]) => one === deck)?.[1]
  const t = table()
  const zone = t.zone(deck)
  if (discards === undefined || zone.size > 0) return false
  const cards = cardsOf(t.zone(discards))
  if (cards.length === 0) return false
  for (const card of [...cards]) t.move(card, zone)
  shuffle(zone)
  tell('deck-reset', { zone: deck })
  return true
}

/** Resets empty decks as soon as no event is being resolved. Effects that reveal a card of such a deck reset it themselves before. */
export function resetOwnDecksAtRest(): void {
  const t = table()
  if (t.ruleset.systems === undefined || t.run.occurrences.length > 0) return
  for (const [deck] of piles()) resetOwnDeck(deck)
}
