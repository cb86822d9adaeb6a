import { action, card, choose, chooseAmount, exhaustSelf, heal, heroesInPlay } from '@questwright/lcg'

export default card('daughter-of-the-nimrodel', [
  action({ cost: exhaustSelf, targets: () => choose(heroesInPlay().filter((hero) => hero.damage > 0)) }, ({ targets: hero }) =>
    heal(hero, chooseAmount(1, Math.min(2, hero.damage), { as: 'choose-to-heal' })),
  ),
])
