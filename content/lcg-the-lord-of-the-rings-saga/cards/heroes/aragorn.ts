import { action, card, choose, firstPlayer, forced, heroesInPlay, ready, spendOwnResources, takeControl } from '@questwright/lcg'

export default card('aragorn', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  action({ cost: spendOwnResources(2), targets: () => choose(heroesInPlay().filter((hero) => hero.exhausted)) }, ({ targets: hero }) =>
    ready(hero),
  ),
])
