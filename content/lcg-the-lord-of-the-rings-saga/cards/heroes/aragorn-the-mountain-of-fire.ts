import { action, card, firstPlayer, forced, ready, spendOwnResources, takeControl } from '@questwright/lcg'

export default card('aragorn-the-mountain-of-fire', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  action({ cost: spendOwnResources(1), limit: { times: 1, period: 'phase', counts: 'card' } }, ({ self }) => ready(self)),
])
