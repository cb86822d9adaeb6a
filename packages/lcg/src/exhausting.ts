import { askYes, type EventInit, isChangedAnywhere, isPrevented } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { meetRepair } from './repairs.ts'

/** A character exhausts to commit, attack and defend: a character that cannot exhaust does none of these. RR "Exhausted", App I 3.2, 6.4.1, 6.8b */

/** Permissions to do something without exhausting. */
type WithoutExhausting = 'commitsWithoutExhausting' | 'attacksWithoutExhausting' | 'defendsWithoutExhausting'

/** Whether a card is ready and nothing says that it cannot exhaust: for "exhaust a character to …", and for what a player may choose to exhaust. */
export function canExhaust(card: GameCard): boolean {
  if (!card.ready) return false
  if (!isPrevented({ kind: 'exhausted', subject: card })) return true
  meetRepair('price-forbidden')
  return false
}

function needNotExhaust(card: GameCard, allowed: WithoutExhausting): boolean {
  return isChangedAnywhere(allowed) && askYes(card, allowed)
}

/** Whether a character is ready and able to exhaust for this action, or need not exhaust for it. */
export function isAbleTo(card: GameCard, allowed: WithoutExhausting): boolean {
  if (!card.ready) return false
  if (!isPrevented({ kind: 'exhausted', subject: card }) || needNotExhaust(card, allowed)) return true
  meetRepair('exhausts-to-act')
  return false
}

/**
 * As `isAbleTo`, for an effect that lets a character commit, attack or defend: an exhausted character may do so too, for example after exhausting as
 * the price.
 */
export function isAbleByEffect(card: GameCard, allowed: WithoutExhausting): boolean {
  return card.exhausted || isAbleTo(card, allowed)
}

/** The events that exhaust these characters for an action: only for characters that are ready and must exhaust. */
export function exhaustedFor(cards: readonly GameCard[], allowed: WithoutExhausting): EventInit[] {
  const allowsAny = isChangedAnywhere(allowed)
  return cards.filter((card) => card.ready && !(allowsAny && askYes(card, allowed))).map((subject) => ({ kind: 'exhausted', subject }))
}
