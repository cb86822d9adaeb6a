import { card, playersInOrder, putOnBottom, shadow, shuffleIntoDeck, topCards, whenRevealed } from '@questwright/lcg'

export default card('a-nice-pickle', [
  whenRevealed(() => {
    for (const top of topCards('encounter-discard', 2 * playersInOrder().length)) putOnBottom(top)
  }),
  shadow(({ self }) => shuffleIntoDeck(self)),
])
