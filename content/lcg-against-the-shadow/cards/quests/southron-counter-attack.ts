import { card, forced, modifier, playersInOrder } from '@questwright/lcg'
import { bypassStagesBefore } from '../../lib/ithilien.ts'

export default card('southron-counter-attack', {
  B: [
    modifier('keywords', { gain: 'archery', number: () => playersInOrder().length }),
    forced.when('stageDefeated', { of: 'self' }, () => bypassStagesBefore(4)),
  ],
})
