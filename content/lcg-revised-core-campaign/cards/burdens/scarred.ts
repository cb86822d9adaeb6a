import { card, forced, limitPer, raiseThreat } from '@questwright/lcg'

export default card('scarred', [
  limitPer('host'),
  forced.after(
    'destroyed',
    {
      when: ({ self, event }) =>
        event.asItWas.isCharacter && event.asItWas.controller !== null && event.asItWas.controller === self.host?.controller,
    },
    ({ event }) => raiseThreat(event.asItWas.controller, 1),
  ),
])
