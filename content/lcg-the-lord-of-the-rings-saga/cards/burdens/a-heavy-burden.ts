import { attach, card, chooseOne, exhaust, firstPlayer, forced, playersInOrder, raiseThreat, setup } from '@questwright/lcg'
import { ringBearer } from '../../systems/fellowship.ts'

export default card('a-heavy-burden', [
  setup(({ self }) => attach(self, ringBearer())),
  forced.atEndOf('planning', () =>
    chooseOne({ despair: () => raiseThreat(playersInOrder(), 1), falter: () => exhaust(ringBearer()) }, { by: firstPlayer() }),
  ),
])
