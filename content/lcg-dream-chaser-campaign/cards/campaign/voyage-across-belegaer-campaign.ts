import { card, enemiesInPlay, inVictoryDisplay, putIn, setup, shuffleZone, victoryDisplay, whenWon } from '@questwright/lcg'
import { earn } from '@questwright/lcg-campaigns/systems/campaign'
import { isOnCourse, isShipEnemy } from '@questwright/lcg-seafaring/systems/sailing'
import { aside, codeOf, fitOutShips, pointIf, rewardVoyage, shuffleIn, strainShips } from '../../lib/voyage.ts'

export default card('voyage-across-belegaer-campaign', {
  A: [
    setup(
      () => {
        fitOutShips()
        strainShips()
        shuffleIn('ominous-fate', 'thunderstruck')
        putIn('corsair-deck', aside('crowley'))
        shuffleZone('corsair-deck')
      },
      { after: 'quest' },
    ),
    whenWon(() => {
      earn(codeOf('ominous-fate'))
      rewardVoyage(
        pointIf(victoryDisplay().filter((stage) => stage.isQuest && stage.printedFact('stage') === 2).length >= 4),
        pointIf(isOnCourse()),
        pointIf(!enemiesInPlay().some(isShipEnemy)),
        inVictoryDisplay('lcg-seafaring:corsair-warship'),
        pointIf(inVictoryDisplay('crowley') > 0),
        2 * pointIf(inVictoryDisplay('thunderstruck') > 0),
      )
    }),
  ],
})
