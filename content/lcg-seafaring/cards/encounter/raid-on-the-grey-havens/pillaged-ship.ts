import { addToStagingArea, card, chooseOne, dealDamage, encounterDiscardPile, moveResources, shadow, whenRevealed } from '@questwright/lcg'

export default card('pillaged-ship', [
  whenRevealed(({ self }) =>
    chooseOne({
      plunder: () => dealDamage(self, 3),
      'bring-enemy': () => addToStagingArea(encounterDiscardPile().findLast((card) => card.isEnemy)),
    }),
  ),
  shadow(({ attack, attacker }) => {
    if (attacker.has('Raider')) for (const defender of attack.defenders) moveResources(defender, attacker, defender.resources)
  }),
])
