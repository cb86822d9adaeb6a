import { attach, card, claim, firstPlayer, response } from '@questwright/lcg'
import { carriedByTrolls } from '../../../lib/troll-items.ts'
import { bilbo, spendBagginsResources } from '../../../systems/baggins.ts'

export default card('troll-purse', [
  ...carriedByTrolls,
  response.after(
    'destroyed',
    {
      slug: 'take',
      player: 'first',
      of: (enemy) => enemy.has('Troll'),
      when: ({ self, event }) => event.asItWas.attachments.includes(self),
      cost: spendBagginsResources(1),
    },
    ({ self }) => {
      if (claim(self, firstPlayer())) attach(self, bilbo())
    },
  ),
])
