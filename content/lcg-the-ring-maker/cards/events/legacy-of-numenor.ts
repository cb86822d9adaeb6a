import { action, addResources, card, heroesInPlay } from '@questwright/lcg'

export default card('legacy-of-numenor', [
  action(() => {
    for (const one of heroesInPlay()) addResources(one, 1)
  }),
])
