import { card, drawCards, response } from '@questwright/lcg'

export default card('valiant-sacrifice', [
  response.after('leavesPlay', { when: ({ event }) => event.asItWas.isAlly }, ({ event }) => drawCards(event.asItWas.controller, 2)),
])
