import { cannot, card, inVictoryDisplay, removeFromGame, whenRevealed, winGame } from '@questwright/lcg'
import { trolls } from '../../lib/trolls.ts'
import { sacksInPlay } from '../../systems/sacks.ts'
import { discover } from '../../systems/treasures.ts'

export default card('dawn-take-you-all', {
  A: [],
  B: [
    // this stage has no quest points: the players win by its text
    cannot('stageDefeated'),
    whenRevealed(() => {
      // attachments of the Trolls are removed from the game too
      for (const one of [...trolls().flatMap((troll) => [...troll.attachments, troll]), ...sacksInPlay()]) removeFromGame(one)
      if (inVictoryDisplay('troll-cave') > 0)
        discover('lcg-the-hobbit-saga:sting', 'lcg-the-hobbit-saga:glamdring', 'lcg-the-hobbit-saga:orcrist')
      winGame('dawn')
    }),
  ],
})
