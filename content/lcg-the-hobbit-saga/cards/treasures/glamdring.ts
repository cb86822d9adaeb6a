import { attachesTo, attackersWhoDestroyed, card, drawCards, modifier, response } from '@questwright/lcg'

export default card('glamdring', [
  attachesTo((host) => host.isHero || (host.isAlly && host.title === 'Gandalf')),
  modifier('attack', { on: 'host', by: 2 }),
  response.after(
    'destroyed',
    {
      when: ({ self, event }) =>
        event.asItWas.traits.includes('Orc') && attackersWhoDestroyed(event).some((attacker) => attacker === self.host),
    },
    ({ you }) => drawCards(you, 1),
  ),
])
