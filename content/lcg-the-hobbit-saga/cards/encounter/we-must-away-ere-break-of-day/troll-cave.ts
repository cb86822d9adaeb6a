import { card, firstPlayer, modifier, travel } from '@questwright/lcg'
import { bagginsResources, bilbo, spendBaggins } from '../../../systems/baggins.ts'

/** The price of travelling: lower for a player who has the purse. */
function price(): number {
  return carries('troll-purse') ? 2 : 5
}

function carries(slug: string): boolean {
  return bilbo()?.attachments.some((attached) => attached.slug === slug) === true
}

export default card('troll-cave', [
  modifier('immunities', { gain: 'player-card-effects' }),
  travel(
    () => carries('troll-key') && bagginsResources(firstPlayer()) >= price(),
    () => spendBaggins(firstPlayer(), price()),
  ),
])
