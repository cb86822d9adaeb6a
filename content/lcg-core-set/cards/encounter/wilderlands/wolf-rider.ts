import { card, makeAttack, putOnEncounterDeck, shadow } from '@questwright/lcg'

export default card('wolf-rider', [
  // the attack comes from out of play: nothing can be dealt to the rider, or engage it
  shadow(({ self, you }) => {
    makeAttack(self, you)
    putOnEncounterDeck(self)
  }),
])
