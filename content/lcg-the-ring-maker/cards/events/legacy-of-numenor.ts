import { action, addResources, card, heroesInPlay } from '@questwright/lcg'

export default card('legacy-of-numenor', [
  action(() => {
    for (const hero of heroesInPlay()) addResources(hero, 1)
  }),
])
