import { attach, card, claim, exhaustOne, firstPlayer, response } from '@questwright/lcg'
import { carriedByTrolls } from '../../../lib/troll-items.ts'

import { bilbo, isBilbo } from '../../../systems/baggins.ts'

export default card('troll-key', [
  ...carriedByTrolls,
  response.after(
    'damaged',
    {
      slug: 'take',
      player: 'first',
      of: 'host',
      when: ({ event }) => event.from === 'attack' && event.subject.isEnemy && event.subject.has('Troll'),
      cost: exhaustOne(isBilbo),
    },
    ({ self }) => {
      if (claim(self, firstPlayer())) attach(self, bilbo())
    },
  ),
])
