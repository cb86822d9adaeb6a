import { card, forced, playersInOrder, putOnBottom, topCards } from '@questwright/lcg'

export default card('cave-entrance', [
  forced.atEndOf('round', { when: ({ self }) => self.inStaging }, () => {
    for (const top of topCards('encounter-discard', playersInOrder().length)) putOnBottom(top)
  }),
])
