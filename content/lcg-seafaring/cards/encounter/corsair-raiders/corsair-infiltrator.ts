import { card, dealShadowCard, forced } from '@questwright/lcg'
import { plunder } from '../../../lib/plunder.ts'

export default card('corsair-infiltrator', [
  forced.when('attacks', { of: 'self' }, ({ self }) => dealShadowCard(self, self.resources)),
  forced.after(
    'resourcesGained',
    {
      // all heroes of a player collect at the same moment: respond to the first of them only
      of: (hero, { self }) => hero === self.engagedWith?.heroes.find((one) => one.stat('collects') > 0),
      when: ({ event }) => event.how === 'collected',
    },
    ({ self }) => {
      if (self.engagedWith) plunder(self, self.engagedWith)
    },
  ),
])
