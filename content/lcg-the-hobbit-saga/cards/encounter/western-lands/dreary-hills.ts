import { addResources, card, discardAtRandom, eachPlayer, forced, response } from '@questwright/lcg'

import { bilbo } from '../../../systems/baggins.ts'

export default card('dreary-hills', [
  forced.after('progressPlaced', { of: 'self', when: ({ self }) => self.zone.name !== 'encounter-deck' }, () =>
    eachPlayer((player) => discardAtRandom(player, 1)),
  ),
  response.after('explored', { of: 'self', player: 'first', when: ({ self }) => self.zone.name !== 'encounter-deck' }, () =>
    addResources(bilbo(), 1),
  ),
])
