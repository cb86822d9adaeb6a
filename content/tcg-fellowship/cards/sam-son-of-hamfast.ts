import { becomeRingBearer, canBecomeRingBearer, card, fellowship, removeBurdens, responseTo, self, the } from '@questwright/tcg'

export default card('sam-son-of-hamfast', [
  fellowship({ exert: self }, () => removeBurdens(1)),
  responseTo('killed', { of: the('Frodo'), when: canBecomeRingBearer }, ({ self: sam }) => becomeRingBearer(sam)),
])
