import { cannot, card, modifier, permits } from '@questwright/lcg'

export default card('durins-bane', [
  cannot('attached', { on: (one) => one.owner !== null, while: ({ self, event }) => event.host === self && event.how === 'played' }),
  cannot('engages'),
  permits('consideredEngaged'),
  modifier('consideredEngagedFrom', { set: 1 }),
])
