import {
  action,
  addToHand,
  addToVictoryDisplay,
  card,
  chooseOne,
  chooseUpTo,
  type GameCard,
  lookAt,
  may,
  type Player,
  putOnBottom,
  putOnTop,
} from '@questwright/lcg'
import { HALF_LEVEL } from '../../lib/counsel.ts'

/** The seen cards go to hand, stay in place, or go to the other end of the deck. */
function take(you: Player, seen: readonly GameCard[], toOtherEnd: (card: GameCard) => void): void {
  lookAt(you, seen)
  const taken = chooseUpTo(seen, seen.length, { as: 'choose-for-hand' })
  for (const one of taken) addToHand(one, you)
  for (const one of seen) if (!taken.includes(one)) may(() => toOtherEnd(one), { as: 'may-put-on-other-end' })
}

export default card('galdors-counsel-lore', [
  action({ when: ({ you }) => you.deck.length > 0 }, ({ self, you }) => {
    chooseOne({
      'look-at-top': () => take(you, you.deck.slice(-HALF_LEVEL), putOnBottom),
      'look-at-bottom': () => take(you, you.deck.slice(0, HALF_LEVEL), putOnTop),
    })
    addToVictoryDisplay(self)
  }),
])
