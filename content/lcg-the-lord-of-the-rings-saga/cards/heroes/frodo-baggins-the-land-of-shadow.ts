import { action, card, exhaustOne, modify, spendOwnResources } from '@questwright/lcg'
import { theOneRing } from '../../systems/fellowship.ts'

export default card('frodo-baggins-the-land-of-shadow', [
  action({ cost: [spendOwnResources(1), exhaustOne((one) => one === theOneRing())] }, ({ self }) => {
    modify(self, 'willpower', 2, 'round')
    modify(self, 'attack', 2, 'round')
  }),
])
