import { cannot, card, modifier, permits } from '@questwright/lcg'

export default card('durins-bane', [
  cannot('attached', { on: (one, { self, event }) => one.owner !== null && event.host === self && event.how === 'played' }),
  cannot('engages'),
  permits('consideredEngaged'),
  modifier('consideredEngagedFrom', { set: 1 }),
])
