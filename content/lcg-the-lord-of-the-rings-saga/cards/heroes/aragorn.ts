import { action, card, choose, forced, heroesInPlay, ready, spendOwnResources } from '@questwright/lcg'
import { goesWithFirstPlayer } from '../../lib/ring-bearer.ts'

export default card('aragorn', [
  forced.after('firstPlayerPasses', ({ self }) => goesWithFirstPlayer(self)),
  action({ cost: spendOwnResources(2), targets: () => choose(heroesInPlay().filter((hero) => hero.exhausted)) }, ({ targets: hero }) =>
    ready(hero),
  ),
])
