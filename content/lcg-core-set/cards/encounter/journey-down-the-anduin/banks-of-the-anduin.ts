import { card, forced } from '@questwright/lcg'

export default card('banks-of-the-anduin', [
  forced.when('leavesPlay', { of: 'self', when: ({ event }) => event.to === 'encounter-discard' }, ({ event }) =>
    event.change('to', 'encounter-deck'),
  ),
])
