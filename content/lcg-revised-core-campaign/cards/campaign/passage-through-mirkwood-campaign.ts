import { allPlayers, card, currentStage, isNamed, whenWon } from '@questwright/lcg'
import { earn } from '@questwright/lcg-campaigns/systems/campaign'
import { bringsMendor, losesWithMendor } from '../../lib/mendor.ts'

const BURDENS = {
  'lcg-core-set:beorns-path': 'lcg-revised-core-campaign:ungoliants-swarm',
  'lcg-core-set:dont-leave-the-path': 'lcg-revised-core-campaign:lingering-venom',
}

export default card('passage-through-mirkwood-campaign', {
  A: [
    bringsMendor(),
    losesWithMendor,
    whenWon(() => {
      for (const _ of allPlayers()) earn('lcg-revised-core-campaign:mendors-support')
      const last = currentStage()
      for (const [stage, burden] of Object.entries(BURDENS)) if (last && isNamed(last, stage)) earn(burden)
    }),
  ],
})
