import {
  addToStagingArea,
  cannot,
  card,
  check,
  encounterDeck,
  encounterDiscardPile,
  enemiesInPlay,
  forced,
  highest,
  playersInOrder,
  shuffleDeck,
  whenRevealed,
  winGame,
} from '@questwright/lcg'
import { isOffCourse, isShipEnemy } from '../../systems/sailing.ts'

export default card('corsair-pursuit', {
  A: [
    whenRevealed(() => {
      const ships = [...encounterDeck(), ...encounterDiscardPile()].filter(isShipEnemy)
      for (const _ of playersInOrder().length > 2 ? [1, 2] : [1]) {
        const [found] = highest(ships, 'threat')
        if (!found) break
        ships.splice(ships.indexOf(found), 1)
        addToStagingArea(found)
      }
      shuffleDeck('encounter')
    }),
  ],
  B: [
    cannot('progressPlaced', { while: isOffCourse }),
    check('no-pursuer', ({ self }) => (enemiesInPlay().some(isShipEnemy) ? [] : [{ kind: 'stageDefeated', subject: self }])),
    // the players win, and the stages after it in the quest deck are not entered
    forced.when('stageDefeated', { of: 'self' }, () => winGame()),
  ],
})
