import { card, putIntoPlay, response } from '@questwright/lcg'

export default card('brok-ironfist', [
  response.after(
    'leavesPlay',
    {
      where: ['hand'],
      when: ({ you, event: { asItWas } }) => asItWas.type === 'hero' && asItWas.controller === you && asItWas.traits.includes('Dwarf'),
    },
    ({ self, you }) => putIntoPlay(self, you),
  ),
])
