import { card, engage, firstPlayer, forced, makeAttack, modifier, phase, takeControl } from '@questwright/lcg'
import { becomeGollum } from '../../../systems/gollum.ts'

export default card('gollum', {
  A: [
    modifier('immunities', { gain: 'non-Fellowship-player-card-effects' }),
    forced.after('firstPlayerPasses', ({ self }) => engage(self, firstPlayer())),
    forced.after('engages', { of: 'self', when: ({ event }) => phase() === 'refresh' && event.player === firstPlayer() }, ({ self }) =>
      makeAttack(self, self.engagedWith),
    ),
  ],
  B: [
    modifier('immunities', { gain: 'player-card-effects' }),
    forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
    forced.after('questFails', ({ self }) => becomeGollum(self)),
  ],
})
