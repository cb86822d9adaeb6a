import { currentAttack, type EventOf, type GameCard, remember } from '@questwright/lcg'

/** What a shadow card says of the damage of its attack: it stays on the table, face up, until the attack is over. */

/** Notes on a shadow card that it speaks of the attack that is being made. */
export function forThisAttack(shadow: GameCard): void {
  remember(shadow, 'speaks of', currentAttack()?.id ?? 0)
}

/** Whether damage is dealt by the attack of which a shadow card speaks. */
export function isOfThisAttack(shadow: GameCard, { from }: EventOf<'damaged'>): boolean {
  const attack = currentAttack()
  return from === 'attack' && attack !== undefined && shadow.memory('speaks of') === attack.id
}
