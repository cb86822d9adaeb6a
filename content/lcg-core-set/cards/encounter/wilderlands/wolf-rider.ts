import { atTheEndOf, card, delayed, makeAttack, phase, putOnEncounterDeck, shadow } from '@questwright/lcg'

export default card('wolf-rider', [
  // the rider attacks from out of play, so it cannot be damaged or engaged. It remains a shadow card, and attacks once
  shadow(({ self, you }) => {
    makeAttack(self, you)
    if (phase() === 'combat') atTheEndOf('phase', 'return')
    else putOnEncounterDeck(self)
  }),
  // the shadow cards, including this one, have just been discarded
  delayed('return', ({ self }) => {
    if (self.zone.name === 'encounter-discard') putOnEncounterDeck(self)
  }),
])
