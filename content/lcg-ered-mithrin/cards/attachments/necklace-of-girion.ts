import { attachesTo, card, constantly, modifier, playedIntoStagingArea } from '@questwright/lcg'

export default card('necklace-of-girion', [
  playedIntoStagingArea(),
  attachesTo((host) => host.isHero),
  modifier('willpower', { on: 'host', by: 2, while: ({ self }) => self.host?.isHero === true }),
  constantly.when('resourcesGained', { of: 'host', when: ({ event }) => event.how === 'collected' }, ({ event }) =>
    event.change('amount', event.amount + 1),
  ),
])
