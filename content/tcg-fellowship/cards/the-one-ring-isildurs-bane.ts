import { addBurdens, bearer, card, eachTimeAboutTo, instead, isAboutTo, isRingWorn, putOnRing } from '@questwright/tcg'

export default card('the-one-ring-isildurs-bane', [
  isAboutTo('wounded', { of: bearer, when: () => !isRingWorn() }, (context) => {
    putOnRing()
    instead(context, () => addBurdens(2))
  }),
  eachTimeAboutTo('wounded', { of: bearer, when: () => isRingWorn() }, (context) => instead(context, () => addBurdens(2))),
])
