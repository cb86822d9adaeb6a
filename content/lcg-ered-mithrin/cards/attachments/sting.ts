import { attachesTo, card, dealDamage, modifier, playedIntoStagingArea, response } from '@questwright/lcg'

export default card('sting', [
  playedIntoStagingArea(),
  attachesTo((host) => host.isHero && host.has('Hobbit')),
  modifier('willpower', { on: 'host', by: 1, while: ({ self }) => self.host?.isHero === true }),
  modifier('attack', { on: 'host', by: 1, while: ({ self }) => self.host?.isHero === true }),
  modifier('defense', { on: 'host', by: 1, while: ({ self }) => self.host?.isHero === true }),
  response.after('attacked', { when: ({ self, event }) => self.host !== null && event.attackers.includes(self.host) }, ({ event }) =>
    dealDamage(event.subject, 1),
  ),
  response.after('defends', { of: 'host' }, ({ event }) => dealDamage(event.attacker, 1)),
])
