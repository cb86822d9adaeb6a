import { cannot, card, modifier, permits } from '@questwright/lcg'

export default card('durins-bane', [
  cannot('attached', { on: (one, { self, event }) => one.owner !== null && event.host === self && event.how === 'played' }),
  cannot('engages'),
  // only encounter cards, such as those of its scenario, make it leave
  cannot('leavesPlay', { while: ({ event }) => event.by === null || event.by.ownerName !== null }),
  permits('consideredEngaged'),
  modifier('consideredEngagedFrom', { set: 1 }),
])
