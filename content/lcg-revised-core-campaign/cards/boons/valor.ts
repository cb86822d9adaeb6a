import { card, dealDamage, exhaustSelf, heal, limitPer, response } from '@questwright/lcg'

export default card('valor', [
  limitPer('host'),
  response.after(
    'attacked',
    { cost: exhaustSelf, when: ({ self, event }) => self.host !== null && event.attackers.includes(self.host) },
    ({ self, event }) => {
      heal(self.host, 1)
      dealDamage(event.subject, 1)
    },
  ),
])
