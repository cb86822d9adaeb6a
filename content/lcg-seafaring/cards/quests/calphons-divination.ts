import { addToStagingArea, card, forced, modifier, named, questDeck, shuffleDeck, whenRevealed } from '@questwright/lcg'
import { goOn, isOffCourse, isOnCourse, isShipEnemy } from '../../systems/sailing.ts'

export default card('calphons-divination', {
  A: [
    whenRevealed(() => {
      addToStagingArea(named('scouting-ship')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    modifier('keywords', { on: isShipEnemy, gain: 'boarding', number: 1, while: isOffCourse }),
    forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, goOn),
  ],
})
