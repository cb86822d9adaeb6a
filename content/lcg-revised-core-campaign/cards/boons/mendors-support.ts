import { action, card, isNamed, modify, namedInPlay, playedThisRound } from '@questwright/lcg'

export default card('mendors-support', [
  action(
    {
      when: () => !playedThisRound().some((one) => isNamed(one, 'lcg-revised-core-campaign:mendors-support')),
      targets: () => namedInPlay('lcg-revised-core-campaign:mendor'),
    },
    ({ targets: mendor }) => {
      for (const stat of ['willpower', 'attack', 'defense'] as const) modify(mendor, stat, 2, 'round')
    },
  ),
])
