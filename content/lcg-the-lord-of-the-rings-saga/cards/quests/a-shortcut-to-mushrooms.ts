import { card, constantly, engage, modifier, Player, stagingArea, whenRevealed } from '@questwright/lcg'
import { revealBlackRider } from '../../lib/nazgul.ts'

export default card('a-shortcut-to-mushrooms', {
  B: [
    whenRevealed(() => revealBlackRider()),
    constantly.when('hideTestFailed', ({ event }) => {
      for (const one of stagingArea().filter((staged) => staged.isEnemy && staged.has('Nazgûl'))) engage(one, event.subject)
    }),
    modifier('hideThreat', {
      on: () => true,
      by: (_, card) => (card instanceof Player ? card.characters.filter((one) => one.isAlly).length : 0),
    }),
  ],
})
