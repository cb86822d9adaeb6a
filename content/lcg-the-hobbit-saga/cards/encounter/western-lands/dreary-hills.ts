import { addResources, card, discardAtRandom, eachPlayer, forced, response } from '@questwright/lcg'
import { isInSight } from '../../../lib/shuffled-away.ts'
import { bilbo } from '../../../systems/baggins.ts'

export default card('dreary-hills', [
  forced.after('progressPlaced', { of: 'self', when: ({ self }) => isInSight(self) }, () =>
    eachPlayer((player) => discardAtRandom(player, 1)),
  ),
  response.after('explored', { of: 'self', player: 'first', when: ({ self }) => isInSight(self) }, () => addResources(bilbo(), 1)),
])
