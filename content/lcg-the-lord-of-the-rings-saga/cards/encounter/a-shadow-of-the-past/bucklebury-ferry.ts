import { cannot, card, firstPlayer, forced, locationsInPlay, modifier, travel, winGame } from '@questwright/lcg'
import { makeHideTest } from '../../../systems/hide.ts'

export default card('bucklebury-ferry', [
  modifier('immunities', { gain: 'player-card-effects' }),
  cannot('travels', { while: () => locationsInPlay().length > 1 }),
  travel(
    () => true,
    () => makeHideTest(firstPlayer(), 3),
  ),
  forced.after('leavesPlay', { of: 'self', when: ({ event }) => event.how === 'explored' }, () => winGame('over-the-river')),
])
