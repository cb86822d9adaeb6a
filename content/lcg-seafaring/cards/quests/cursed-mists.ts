import { addToStagingArea, card, forced, modifier, named, questDeck, shuffleDeck, whenRevealed } from '@questwright/lcg'
import { goOn, isOffCourse, isOnCourse, isShip } from '../../systems/sailing.ts'

export default card('cursed-mists', {
  A: [
    whenRevealed(() => {
      addToStagingArea(named('fog-bank')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    modifier('willpower', { on: (ally) => ally.isAlly && !isShip(ally), by: -2, while: isOffCourse }),
    forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, goOn),
  ],
})
