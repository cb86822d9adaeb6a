import { attach, card, firstPlayer, forced, loseGame, setup, takeControl } from '@questwright/lcg'
import { ringBearer } from '../../../systems/fellowship.ts'

export default card('the-one-ring', [
  setup(({ self }) => attach(self, ringBearer(), firstPlayer())),
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self.host, firstPlayer())),
  forced.after('leavesPlay', { of: 'self' }, () => loseGame('ring-lost')),
])
