import { action, card, discardFromHand, modify } from '@questwright/lcg'

export default card('eowyn', [
  action({ player: 'any', cost: discardFromHand(1), limit: { times: 1, period: 'round', counts: 'player' } }, ({ self }) =>
    modify(self, 'willpower', 1, 'phase'),
  ),
])
