import { card, forced, modify, returnToStaging, shadow } from '@questwright/lcg'

export default card('wargs', [
  forced.after(
    'attackEnds',
    { of: 'self', when: ({ self }) => self.shadowCards.some((dealt) => dealt.printedFact('shadow') !== 'present') },
    ({ self }) => returnToStaging(self),
  ),
  shadow(({ attacker, attack }) => modify(attacker, 'attack', attack.undefended ? 2 : 1, 'attack')),
])
