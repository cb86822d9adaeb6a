import { action, attackTargets, card, declareAttack, exhaustOne, paidWith } from '@questwright/lcg'

export default card('quick-strike', [
  action(
    {
      cost: exhaustOne((character) => character.isCharacter && attackTargets(character).length > 0),
    },
    ({ self }) => declareAttack(paidWith(self)[0]),
  ),
])
