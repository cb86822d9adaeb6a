import { card, forced, modifier } from '@questwright/lcg'
import { plunder } from '../../../lib/plunder.ts'

export default card('umbar-raider', [
  modifier('attack', { by: ({ self }) => self.resources }),
  forced.after('attackEnds', { of: 'self' }, ({ self, event: { player } }) => plunder(self, player)),
])
