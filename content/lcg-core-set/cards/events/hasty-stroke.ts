import { card, response } from '@questwright/lcg'

export default card('hasty-stroke', [
  response.cancel('effect', { when: ({ event }) => event.word === 'shadow' }, ({ event }) => event.cancel()),
])
