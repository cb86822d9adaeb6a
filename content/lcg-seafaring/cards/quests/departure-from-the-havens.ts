import { addToStagingArea, card, forced, modifier, named, questDeck, setup, shuffleDeck } from '@questwright/lcg'
import { shuffleStagesBefore } from '../../lib/belegaer.ts'
import { goOn, isOnCourse, isShipObjective, prepareCorsairDeck, prepareFleet } from '../../systems/sailing.ts'

export default card('departure-from-the-havens', {
  A: [
    setup(() => {
      prepareCorsairDeck()
      prepareFleet()
      shuffleStagesBefore(3)
      for (const card of [...named('rolling-seas'), ...named('scouting-ship')]) addToStagingArea(card, 'set-up')
      shuffleDeck('encounter')
    }),
  ],
  B: [
    modifier('willpower', { on: isShipObjective, by: 2, while: isOnCourse }),
    forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, goOn),
  ],
})
