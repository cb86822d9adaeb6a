import { attachesTo, card, playedIntoStagingArea, preventDamage, response } from '@questwright/lcg'

export default card('mithril-shirt', [
  playedIntoStagingArea(),
  attachesTo((host) => host.isHero),
  response.when('damaged', { of: 'host', when: ({ self }) => self.host?.isHero === true }, ({ event }) => preventDamage(event, 1)),
])
