import { addToStagingArea, card, forced, modifier, named, questDeck, shuffleDeck, whenRevealed } from '@questwright/lcg'
import { goOn, isOffCourse, isOnCourse } from '../../systems/sailing.ts'

export default card('the-stars-guidance', {
  A: [
    whenRevealed(() => {
      addToStagingArea(named('starlit-sea')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    modifier('threat', { on: (location) => location.isLocation && location.has('Ocean'), by: 1, while: isOffCourse }),
    forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, goOn),
  ],
})
