import { attachesTo, card, modifier, permits } from '@questwright/lcg'
import { isShipObjective } from '@questwright/lcg-seafaring/systems/sailing'

const quarters = [
  attachesTo(isShipObjective),
  permits('reachesImmune'),
  modifier('hitPoints', { on: 'host', by: 3 }),
  permits('sailsForOthers', { on: 'host' }),
] as const

export default card('enlarged-quarters', { A: quarters, B: [...quarters, modifier('sailsAs', { on: 'host', by: 1 })] })
