import {
  addToStagingArea,
  card,
  dealDamage,
  discardUntil,
  eachPlayer,
  encounterDiscardPile,
  enemiesInPlay,
  forced,
  named,
  setup,
  shuffleDeck,
  shuffleIntoDeck,
} from '@questwright/lcg'
import { isAflame, weakestAflame } from '../../systems/aflame.ts'

export default card('the-corsairs-assault', {
  A: [
    setup(() => {
      addToStagingArea(named('the-havens-burn')[0], 'set-up')
      addToStagingArea(named('dream-chaser-raid-on-the-grey-havens')[0], 'set-up')
      addToStagingArea(named('sahirs-ravager')[0], 'set-up')
      shuffleDeck('encounter')
      eachPlayer(() => addToStagingArea(discardUntil('encounter', isAflame), 'set-up'))
      shuffleIntoDeck(encounterDiscardPile())
    }),
  ],
  B: [
    forced.atEndOf('combat', () => {
      const corsairs = enemiesInPlay().filter((enemy) => enemy.has('Corsair')).length
      if (corsairs > 0) dealDamage(weakestAflame(), corsairs)
    }),
  ],
})
