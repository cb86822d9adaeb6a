import { card, drawCards, response } from '@questwright/lcg'

export default card('valiant-sacrifice', [
  response.after('leavesPlay', { when: ({ event }) => event.asItWas.type === 'ally' }, ({ event: { asItWas } }) => {
    if (asItWas.controller) drawCards(asItWas.controller, 2)
  }),
])
