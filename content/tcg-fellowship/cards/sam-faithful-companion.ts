import { becomeRingBearer, canBecomeRingBearer, card, fellowship, inDeck, playFrom, responseTo, the, titled } from '@questwright/tcg'

export default card('sam-faithful-companion', [
  fellowship({}, () => playFrom(titled('Bill the Pony', inDeck()))),
  responseTo('killed', { of: the('Frodo'), when: canBecomeRingBearer }, ({ self: sam }) => becomeRingBearer(sam)),
])
