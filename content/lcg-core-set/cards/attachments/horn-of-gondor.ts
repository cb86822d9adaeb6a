import { addResources, attachesTo, card, response } from '@questwright/lcg'

export default card('horn-of-gondor', [
  attachesTo((host) => host.isHero),
  response.after('destroyed', { when: ({ event }) => event.asItWas.type === 'hero' || event.asItWas.type === 'ally' }, ({ self }) =>
    addResources(self.host, 1),
  ),
])
