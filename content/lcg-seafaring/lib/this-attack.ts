import { currentAttack, type EventOf, type GameCard, remember } from '@questwright/lcg'

/** Shadow effects that refer to the damage of their attack: the card stays on the table, face up, until the attack is over. */

/** "If this attack …": notes on the shadow card that it refers to the running attack. */
export function forThisAttack(shadow: GameCard): void {
  remember(shadow, 'speaks of', currentAttack()?.id ?? 0)
}

/** Whether damage is dealt by the attack to which a shadow card refers. */
export function isOfThisAttack(shadow: GameCard, { from }: EventOf<'damaged'>): boolean {
  const attack = currentAttack()
  return from === 'attack' && attack !== undefined && shadow.memory('speaks of') === attack.id
}
