import { action, card, choose, exhaustOne, heroesInPlay, paidWith, ready } from '@questwright/lcg'

export default card('common-cause', [
  action(
    {
      cost: exhaustOne((character) => character.isHero),
      targets: ({ self }) => choose(heroesInPlay().filter((hero) => hero.exhausted && !paidWith(self).includes(hero))),
    },
    ({ targets: hero }) => ready(hero),
  ),
])
