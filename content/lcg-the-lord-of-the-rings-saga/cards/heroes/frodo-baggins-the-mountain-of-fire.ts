import { action, addResources, card, choose, exhaustOne, heroesInPlay } from '@questwright/lcg'
import { theOneRing } from '../../systems/fellowship.ts'

export default card('frodo-baggins-the-mountain-of-fire', [
  action(
    { phase: 'planning', cost: exhaustOne((one) => one === theOneRing()), targets: () => choose(heroesInPlay()) },
    ({ targets: hero }) => addResources(hero, 1),
  ),
])
