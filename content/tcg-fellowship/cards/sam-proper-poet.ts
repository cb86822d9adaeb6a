import { becomeRingBearer, canBecomeRingBearer, card, change, maneuver, responseTo, self, the, twice } from '@questwright/tcg'

export default card('sam-proper-poet', [
  maneuver({ exert: twice(self) }, () => change('defender', self, 1, 'regroup')),
  responseTo('killed', { of: the('Frodo'), when: canBecomeRingBearer }, ({ self: sam }) => becomeRingBearer(sam)),
])
