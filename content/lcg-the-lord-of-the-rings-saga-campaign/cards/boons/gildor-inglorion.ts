import { card, check, discard, firstPlayer, forced } from '@questwright/lcg'
import { payFellowshipToCancel } from '@questwright/lcg-the-lord-of-the-rings-saga/systems/fellowship'

export default card('gildor-inglorion', [
  check('follows', ({ self }) => (self.controller === firstPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: firstPlayer() }])),
  forced.atEndOf('round', ({ self }) => {
    if (!payFellowshipToCancel(1)) discard(self)
  }),
])
