import { action, addResources, addToVictoryDisplay, card, choose, heroesInPlay } from '@questwright/lcg'
import { HALF_LEVEL } from '../../lib/counsel.ts'

export default card('galdors-counsel-leadership', [
  action({ targets: () => choose(heroesInPlay(), { as: 'choose-for-resource' }) }, ({ self, targets: hero }) => {
    addResources(hero, HALF_LEVEL)
    addToVictoryDisplay(self)
  }),
])
