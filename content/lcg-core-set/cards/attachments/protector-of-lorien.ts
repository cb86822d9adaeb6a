import { action, attachesTo, card, chooseOne, discardFromHand, modify } from '@questwright/lcg'

export default card('protector-of-lorien', [
  attachesTo((host) => host.isHero),
  action({ cost: discardFromHand(1), limit: { times: 3, period: 'phase', counts: 'card' } }, ({ self }) =>
    chooseOne({
      defense: () => modify(self.host, 'defense', 1, 'phase'),
      willpower: () => modify(self.host, 'willpower', 1, 'phase'),
    }),
  ),
])
