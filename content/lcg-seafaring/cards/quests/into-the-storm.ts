import { addToStagingArea, assignDamage, card, eachPlayer, forced, named, questDeck, shuffleDeck, whenRevealed } from '@questwright/lcg'
import { goOn, isOffCourse, isOnCourse } from '../../systems/sailing.ts'

export default card('into-the-storm', {
  A: [
    whenRevealed(() => {
      addToStagingArea(named('waterspout')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    forced.atEndOf('quest', { when: isOffCourse }, () => eachPlayer((player) => assignDamage(5, player.characters, { by: player }))),
    forced.when('stageDefeated', { of: 'self', when: () => isOnCourse() && questDeck().length > 1 }, goOn),
  ],
})
