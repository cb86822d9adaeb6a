import { isPrevented } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import type { EventOf } from '../events.ts'
import { reached } from '../reach.ts'
import { by, type Cards, happen, listOfCards } from './shared.ts'

/** Damage and healing, ready and exhausted. */

/** Deals damage to one card, or the same to several at the same time. RR "Damage" */
export function dealDamage(cards: Cards, amount: number): void {
  if (amount <= 0) return
  happen(
    reached(listOfCards(cards), by())
      .filter((card) => card.inPlay || card.isBeingRevealed)
      .map((subject) => ({ kind: 'damaged', subject, amount, from: 'effect' })),
  )
}

/** Takes so much off damage that is about to be dealt; damage of which nothing is left is not dealt. RR "Damage" */
export function preventDamage(event: EventOf<'damaged'>, amount: number): void {
  const prevented = Math.min(event.amount, amount)
  if (event.fate !== 'coming' || prevented <= 0) return
  if (prevented === event.amount) {
    event.cancel()
    return
  }
  event.change('amount', event.amount - prevented)
}

/** Those among the cards that can be damaged: who cannot be damaged cannot be chosen for damage. RR "Cannot" */
export function damageable<C extends GameCard>(cards: readonly C[]): C[] {
  return cards.filter((subject) => !isPrevented({ kind: 'damaged', subject, amount: 1, from: 'effect' }))
}

/** Heals damage: so much on each card, or all of it. @returns how much */
export function heal(cards: Cards, amount: number | 'all'): number {
  const hurt = reached(listOfCards(cards), by()).filter((card) => card.inPlay && card.damage > 0)
  const share = (card: GameCard): number => (amount === 'all' ? card.damage : Math.min(card.damage, amount))
  const healed = hurt.reduce((sum, card) => sum + share(card), 0)
  happen(hurt.map((subject) => ({ kind: 'healed', subject, amount: share(subject) })))
  return healed
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
