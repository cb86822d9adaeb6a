import { addResources, attachesTo, card, response } from '@questwright/lcg'

export default card('horn-of-gondor', [
  attachesTo((host) => host.isHero),
  response.after('destroyed', { when: ({ event }) => event.asItWas.isCharacter }, ({ self }) => addResources(self.host, 1)),
])
