import { attachesTo, card, dealDamage, type GameCard, modifier, playedIntoStagingArea, response } from '@questwright/lcg'

const isCarried = ({ self }: { readonly self: GameCard }): boolean => self.host?.isHero === true

export default card('sting', [
  playedIntoStagingArea(),
  attachesTo((host) => host.isHero && host.has('Hobbit')),
  modifier('willpower', { on: 'host', by: 1, while: isCarried }),
  modifier('attack', { on: 'host', by: 1, while: isCarried }),
  modifier('defense', { on: 'host', by: 1, while: isCarried }),
  response.after('attacked', { when: ({ self, event }) => self.host !== null && event.attackers.includes(self.host) }, ({ event }) =>
    dealDamage(event.subject, 1),
  ),
  response.after('defends', { of: 'host' }, ({ event }) => dealDamage(event.attacker, 1)),
])
