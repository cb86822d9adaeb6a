import { card, choose, everyCard, exhaustOne, forbid, playersInOrder, raiseThreat, response, spendOwnResources } from '@questwright/lcg'
import { theOneRing } from '../../systems/fellowship.ts'

export default card('frodo-baggins-the-road-darkens', [
  response.after(
    'defends',
    {
      of: 'self',
      cost: [spendOwnResources(1), exhaustOne((one) => one === theOneRing())],
      targets: ({ event }) => choose([event.attacker]),
    },
    () => {
      forbid(everyCard({ is: 'character' }), 'damaged', 'attack', { from: 'attack' })
      raiseThreat(playersInOrder(), 2)
    },
  ),
])
