import { card, putIntoPlay, response } from '@questwright/lcg'

export default card('brok-ironfist', [
  response.after(
    'leavesPlay',
    {
      where: ['hand'],
      when: ({ you, event }) => event.asItWas.isHero && event.asItWas.controller === you && event.asItWas.traits.includes('Dwarf'),
    },
    ({ self, you }) => putIntoPlay(self, you),
  ),
])
