import { attach, begin, card, chooseOne, exhaust, firstPlayer, forced, lasting, modifier, whenRevealed } from '@questwright/lcg'
import { ringBearer, theOneRing } from '../../systems/fellowship.ts'

export default card('weight-of-the-ring', [
  whenRevealed(({ self }) => attach(self, ringBearer())),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.atBeginningOf('quest', { when: ({ self }) => self.host !== null }, () =>
    chooseOne({ exhaust: () => exhaust(theOneRing()), reveal: () => begin('more', 'phase') }, { by: firstPlayer() }),
  ),
  lasting('more', 'cardsToReveal', { on: () => true, by: 1 }),
])
