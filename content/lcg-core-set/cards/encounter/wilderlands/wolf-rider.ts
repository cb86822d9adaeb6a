import { atTheEndOf, card, delayed, makeAttack, phase, putOnEncounterDeck, shadow } from '@questwright/lcg'

export default card('wolf-rider', [
  // the attack comes from out of play: nothing can be dealt to the rider, or engage it. It is a shadow card all the while, and attacks once
  shadow(({ self, you }) => {
    makeAttack(self, you)
    if (phase() === 'combat') atTheEndOf('phase', 'return')
    else putOnEncounterDeck(self)
  }),
  // the shadow cards have just been discarded, it among them
  delayed('return', ({ self }) => {
    if (self.zone.name === 'encounter-discard') putOnEncounterDeck(self)
  }),
])
