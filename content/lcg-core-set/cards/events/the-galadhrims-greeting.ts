import { action, card, chooseOne, choosePlayer, lowerThreat, playersInOrder } from '@questwright/lcg'

export default card('the-galadhrims-greeting', [
  action(() =>
    chooseOne({
      'one-player': () => lowerThreat(choosePlayer(), 6),
      'each-player': () => lowerThreat(playersInOrder(), 2),
    }),
  ),
])
