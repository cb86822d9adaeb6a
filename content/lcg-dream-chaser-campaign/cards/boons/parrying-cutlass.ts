import { card, exhaustSelf, modifier, moveResources, response } from '@questwright/lcg'

/** @param usual the defense bonus; it is 1 higher for a hero with at least 2 resources */
function parries(usual: number) {
  return modifier('defense', { on: 'host', by: ({ self }) => (self.host && self.host.resources >= 2 ? usual + 1 : usual) })
}

export default card('parrying-cutlass', {
  A: [parries(1)],
  B: [
    parries(2),
    response.when('defends', { of: 'host', cost: exhaustSelf, when: ({ event }) => event.attacker.resources > 0 }, ({ self, event }) =>
      moveResources(event.attacker, self.host, 1),
    ),
  ],
})
