import { card, forced, putOnEncounterDeck } from '@questwright/lcg'
import { discardBottom, isCheap } from '../../../lib/bottom-card.ts'

export default card('throngs-of-unfaithful', [
  forced.after('destroyed', { of: 'self' }, ({ self, event }) => {
    const player = event.asItWas.engagedWith
    if (player && isCheap(discardBottom(player))) putOnEncounterDeck(self)
  }),
])
