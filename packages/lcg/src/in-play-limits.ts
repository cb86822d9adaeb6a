import { type Ability, noteFired, writtenHere } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { cardsInPlay } from './round.ts'

/** "Limit 1 per hero": how many copies of a card, by title, may be in play. */

/** Whether copies are counted on the card to which it is attached, among the cards of a player, or in the whole game. */
export type LimitPer = 'host' | 'player' | 'game'

const WORD = 'limit-per'

/**
 * "Limit 1 per hero", "Limit 1 per player": at most this many copies of the card, by title, can be on the same card, controlled by the same
 * player, or in play. A further one cannot be played, put into play or attached there; those already there stay.
 * @param per `host`: the card to which it is attached, of any type
 */
export function limitPer(per: LimitPer, most = 1): Ability {
  return {
    kind: 'ability',
    slug: `${WORD}-${per}`,
    at: writtenHere(),
    word: WORD,
    lane: null,
    hears: [],
    of: 'any',
    costs: [],
    effect: () => undefined,
    bearer: 'self',
    notes: { per, most },
  }
}

/**
 * Whether the printed limits of a card allow it to enter play, or to be put under another card.
 * @param host the card to which it would be attached; null for other cards
 * @param controller the player who would control it
 */
export function isWithinLimits(card: GameCard, host: GameCard | null, controller: Player | null): boolean {
  return card.printed.parts.every((part) => {
    if (part.kind !== 'ability' || part.word !== WORD) return true
    const copies = copiesBy(card, part.notes.per as LimitPer, host, controller)
    noteFired(`${card.code}#${part.slug}`)
    return copies.length < (part.notes.most as number)
  })
}

function copiesBy(card: GameCard, per: LimitPer, host: GameCard | null, controller: Player | null): readonly GameCard[] {
  if (per === 'host') return host?.attachments.filter((other) => other.isCopyOf(card)) ?? []
  const copies = cardsInPlay().filter((other) => other.isCopyOf(card))
  return per === 'game' ? copies : copies.filter((other) => other.controller === controller)
}
