import { type Card, cardsOf, fieldOf, shuffle, table, tell, type Zone } from '@questwright/kernel'

/**
 * Decks of systems with a discard pile of their own, or decks that are their own discard pile: discarded cards are shuffled into them. A card belongs
 * to the deck into which it was put last, wherever it goes from there.
 */

/** By deck, the pile to which its cards go when they are discarded. */
function piles(): readonly (readonly [deck: string, discards: string])[] {
  return (table().ruleset.systems ?? []).flatMap(({ notes }) => Object.entries(notes.discards as { readonly [deck: string]: string }))
}

/** The discard piles of such decks; none for a deck that is its own discard pile. */
export function ownDiscardPiles(): readonly string[] {
  return piles().flatMap(([deck, discards]) => (discards === deck ? [] : [discards]))
}

/** Shuffles a zone after a discard into it, if it is a deck that is its own discard pile. */
export function shuffleIfOwnPile(zone: Zone): void {
  if (zone.size > 1 && piles().some(([deck, discards]) => deck === zone.name && discards === deck)) shuffle(zone)
}

/** Notes the deck of a system to which a card belongs when it enters that deck. */
export function belongTo(card: Card, zone: string): void {
  if (fieldOf(card, 'home') !== zone && piles().some(([deck]) => deck === zone)) table().write(card, 'fields', 'home', zone)
}

/** Whether a card belongs to that deck of a system, wherever it lies. */
export function isOfDeck(card: Card, deck: string): boolean {
  return fieldOf(card, 'home') === deck
}

/** The discard pile of the deck to which a card belongs; undefined for a card that belongs to no deck of a system. */
export function ownDiscardPileOf(card: Card): string | undefined {
  const home = fieldOf(card, 'home')
  return home === undefined ? undefined : piles().find(([deck]) => deck === home)?.[1]
}

/** Shuffles the discard pile of a deck that is empty into it. @returns whether it did */
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

/** Resets decks that ran out as soon as no event is under way. Effects that reveal a card of such a deck reset it themselves before. */
export function resetOwnDecksAtRest(): void {
  const t = table()
  if (t.ruleset.systems === undefined || t.run.occurrences.length > 0) return
  for (const [deck] of piles()) resetOwnDeck(deck)
}
