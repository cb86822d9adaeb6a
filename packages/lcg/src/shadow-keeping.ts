import { askYes, fieldOf, isChangedAnywhere, isPrevented, table } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { field } from './event-kinds/writing.ts'

/** Shadow cards that, because of a card, are not resolved, or are not discarded afterwards. */

/** Whether the shadow cards of an enemy stay face down while it attacks, because a card says so. */
export function ignoresShadowCards(enemy: GameCard): boolean {
  return isChangedAnywhere('ignoresShadowCards') && askYes(enemy, 'ignoresShadowCards')
}

/** The shadow cards of an attacking enemy that are still to be turned up, in order. RR App I 6.4.2 */
export function shadowCardsToResolve(enemy: GameCard): readonly GameCard[] {
  return ignoresShadowCards(enemy) ? [] : enemy.shadowCards.filter((card) => card.face === 'down')
}

/** Records that an attack of this enemy did not resolve its face-down shadow cards. */
export function passByShadowCards(enemy: GameCard): void {
  for (const card of enemy.shadowCards) if (card.face === 'down') field(card, 'passedBy', 'yes')
}

/**
 * Whether a shadow card belongs to an earlier attack: it was turned up, or the attack did not resolve it. A card that has been kept since
 * then belongs to no attack.
 */
export function isOfAttackBefore(card: GameCard): boolean {
  return !isKept(card) && (card.face !== 'down' || fieldOf(card, 'passedBy') === 'yes')
}

/** Whether a shadow card stayed on its enemy when shadow cards were discarded. */
export function isKept(card: GameCard): boolean {
  return fieldOf(card, 'kept') === 'yes'
}

/** The shadow cards of an enemy that are discarded now. Cards that stay on the enemy are recorded as kept. */
export function withoutKept(enemy: GameCard): readonly GameCard[] {
  const { shadowCards } = enemy
  if (shadowCards.length === 0) return shadowCards
  const keepsAll = isChangedAnywhere('keepsShadowCards') && askYes(enemy, 'keepsShadowCards')
  const stays = (card: GameCard): boolean => keepsAll || isPrevented({ kind: 'discarded', subject: card, from: card.zone.name })
  return shadowCards.filter((card) => {
    if (!stays(card)) return true
    table().write(card, 'fields', 'kept', 'yes')
    return false
  })
}

/** Clears these records for a card that is dealt again. */
export function forgetKeeping(card: GameCard): void {
  for (const name of ['passedBy', 'kept']) if (fieldOf(card, name) !== undefined) field(card, name, undefined)
}
