import { addBurdens, bearer, card, eachTimeAboutTo, instead, isAboutTo, isRingWorn, phase, putOnRing } from '@questwright/tcg'

export default card('the-one-ring-the-ruling-ring', [
  isAboutTo('wounded', { of: bearer, when: () => phase() === 'skirmish' && !isRingWorn() }, (context) => {
    putOnRing()
    instead(context, () => addBurdens(1))
  }),
  eachTimeAboutTo('wounded', { of: bearer, when: () => phase() === 'skirmish' && isRingWorn() }, (context) =>
    instead(context, () => addBurdens(1)),
  ),
])
