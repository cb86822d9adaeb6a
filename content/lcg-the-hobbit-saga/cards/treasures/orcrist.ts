import { addResources, attachesTo, attackersWhoDestroyed, card, modifier, response } from '@questwright/lcg'

export default card('orcrist', [
  attachesTo((host) => host.isHero),
  modifier('attack', { on: 'host', by: 2 }),
  response.after(
    'destroyed',
    {
      when: ({ self, event }) =>
        event.asItWas.traits.includes('Orc') && attackersWhoDestroyed(event).some((attacker) => attacker === self.host),
    },
    ({ self }) => addResources(self.host, 1),
  ),
])
