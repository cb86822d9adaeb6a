import { action, card, choosePlayer, lowerOwnThreat, playersInOrder, raiseThreat, takeControl } from '@questwright/lcg'

export default card('wandering-took', [
  action(
    {
      cost: lowerOwnThreat(3),
      limit: { times: 1, period: 'round', counts: 'card' },
      targets: ({ you }) => choosePlayer(playersInOrder().filter((player) => player !== you)),
    },
    ({ self, targets: other }) => {
      takeControl(self, other)
      raiseThreat(other, 3)
    },
  ),
])
