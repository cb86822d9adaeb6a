import { action, card, choosePlayer, dealDamage, exhaustOne } from '@questwright/lcg'

export default card('rain-of-arrows', [
  action(
    { cost: exhaustOne((character) => character.isCharacter && character.hasKeyword('ranged')), targets: () => choosePlayer() },
    ({ targets: player }) => dealDamage(player.engagedEnemies, 1),
  ),
])
