import {
  addToStagingArea,
  card,
  dealDamage,
  discardUntil,
  encounterDiscardPile,
  enemiesInPlay,
  forced,
  named,
  playersInOrder,
  setup,
  shuffleDeck,
  shuffleIntoDeck,
} from '@questwright/lcg'
import { isAflame, weakestAflame } from '../../systems/aflame.ts'

export default card('the-corsairs-assault', {
  A: [
    setup(() => {
      for (const slug of ['the-havens-burn', 'dream-chaser-raid-on-the-grey-havens', 'sahirs-ravager'])
        addToStagingArea(named(slug)[0], 'set-up')
      shuffleDeck('encounter')
      for (const _ of playersInOrder()) addToStagingArea(discardUntil('encounter', isAflame), 'set-up')
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
