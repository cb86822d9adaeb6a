import { attach, card, firstPlayer, forced, loseGame, setup } from '@questwright/lcg'
import { goesWithFirstPlayer, ringBearer } from '../../../lib/ring-bearer.ts'

export default card('the-one-ring', [
  setup(({ self }) => attach(self, ringBearer(), firstPlayer())),
  forced.after('firstPlayerPasses', ({ self }) => goesWithFirstPlayer(self.host)),
  forced.after('leavesPlay', { of: 'self' }, () => loseGame('ring-lost')),
])
