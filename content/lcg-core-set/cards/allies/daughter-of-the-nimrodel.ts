import { action, card, choose, exhaustSelf, healUpTo, heroesInPlay } from '@questwright/lcg'

export default card('daughter-of-the-nimrodel', [
  action({ cost: exhaustSelf, targets: () => choose(heroesInPlay().filter((hero) => hero.damage > 0)) }, ({ targets: hero }) =>
    healUpTo(hero, 2),
  ),
])
