import { distribute, isPrevented } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import type { EventOf } from '../events.ts'
import { reached } from '../reach.ts'
import { type ChooseOptions, chooseAmount, type Share } from './choosing.ts'
import { asked, by, type Cards, chooser, happen, listOfCards, type Maybe, wholeAmount } from './shared.ts'

/** Damage and healing, ready and exhausted. */

/** Deals damage to a card, or the same amount to several cards at the same time. RR "Damage" */
export function dealDamage(cards: Cards, amount: number): void {
  if (wholeAmount('dealDamage', amount) === 0) return
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay || card.isBeingRevealed)
      .map((subject) => ({ kind: 'damaged', subject, amount, from: 'effect' })),
  )
}

/**
 * Deals damage of different amounts at the same time, "2 damage to it and 1 damage to each other enemy": `dealDamageTogether([{ card: it,
 * amount: 2 }, …])`. A card that is listed twice is dealt the sum. RR "Damage"
 */
export function dealDamageTogether(shares: readonly { readonly card: Maybe; readonly amount: number }[]): void {
  const amounts = new Map<GameCard, number>()
  for (const { card, amount } of shares) {
    const dealt = wholeAmount('dealDamageTogether', amount)
    if (card && dealt > 0) amounts.set(card, (amounts.get(card) ?? 0) + dealt)
  }
  happen(
    reached([...amounts.keys()], by())
      .filter((card) => card.inPlay || card.isBeingRevealed)
      .map((subject) => ({ kind: 'damaged', subject, amount: amounts.get(subject), from: 'effect' })),
  )
}

/**
 * A player divides damage among these cards, and all of it is dealt at the same time. A card that cannot be damaged is left out, no card is
 * assigned more than its remaining hit points (RR "The Grim Rule"), and damage beyond that is lost.
 * @param options `by`: the player who divides it, you by default. If the players do it as a group, the first player decides
 * @returns the amount that was assigned to each card
 */
export function assignDamage(amount: number, among: readonly GameCard[], options: ChooseOptions = {}): readonly Share[] {
  const room = damageable(reached(among, by()))
    .map((card) => ({ card, most: card.hitPointsLeft }))
    .filter(({ most }) => most > 0)
  if (wholeAmount('assignDamage', amount) === 0 || room.length === 0) return []
  const given = distribute(chooser(options.by), options.as ?? 'assign-damage', amount, () => room, asked(options.as))
  const shares = room.map(({ card }) => ({ card, amount: given[card.id] ?? 0 })).filter((share) => share.amount > 0)
  dealDamageTogether(shares)
  return shares
}

/** Prevents this much of damage that is about to be dealt; if nothing is left, no damage is dealt. RR "Damage" */
export function preventDamage(event: EventOf<'damaged'>, amount: number): void {
  const prevented = Math.min(event.amount, wholeAmount('preventDamage', amount))
  if (event.fate !== 'coming' || prevented <= 0) return
  if (prevented === event.amount) {
    event.cancel()
    return
  }
  event.change('amount', event.amount - prevented)
}

/** The cards among these that can be damaged: a card that cannot be damaged cannot be chosen for damage. RR "Cannot" */
export function damageable<C extends GameCard>(cards: readonly C[]): C[] {
  return cards.filter((subject) => !isPrevented({ kind: 'damaged', subject, amount: 1, from: 'effect' }))
}

/** Heals this much damage on each card, or all of it. @returns how much was healed */
export function heal(cards: Cards, amount: number | 'all'): number {
  const hurt = reached(listOfCards(cards), by()).filter((card) => card.inPlay && card.damage > 0)
  const most = amount === 'all' ? Number.POSITIVE_INFINITY : wholeAmount('heal', amount)
  const share = (card: GameCard): number => Math.min(card.damage, most)
  const healed = hurt.reduce((sum, card) => sum + share(card), 0)
  happen(hurt.map((subject) => ({ kind: 'healed', subject, amount: share(subject) })))
  return healed
}

/** Heals as much damage as you, or another player, choose: from 1 to a maximum, and no more than there is. @returns how much was healed */
export function healUpTo(card: Maybe, most: number, options: ChooseOptions = {}): number {
  const hurt = Math.min(wholeAmount('healUpTo', most), card?.damage ?? 0)
  return hurt > 0 ? heal(card, chooseAmount(1, hurt, { as: 'choose-to-heal', ...options })) : 0
}

/** Destroys cards. */
export function destroy(cards: Cards): void {
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay)
      .map((subject) => ({ kind: 'destroyed', subject })),
  )
}

/** Readies exhausted cards. */
export function ready(cards: Cards): void {
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay && card.exhausted)
      .map((subject) => ({ kind: 'readied', subject, during: 'effect' })),
  )
}

/** Exhausts ready cards. @returns how many were exhausted */
export function exhaust(cards: Cards): number {
  return happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay && card.ready)
      .map((subject) => ({ kind: 'exhausted', subject })),
  )
}
