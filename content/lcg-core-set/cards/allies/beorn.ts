import { action, atTheEndOf, card, delayed, modify, remember, shuffleIntoDeck } from '@questwright/lcg'

export default card('beorn', [
  // the note is deleted when he leaves play, so a Beorn that enters play again is not affected
  action({ limit: { times: 1, period: 'round', counts: 'card' } }, ({ self }) => {
    modify(self, 'attack', 5, 'phase')
    remember(self, 'changed', 'yes')
    atTheEndOf('phase', 'shuffle')
  }),
  delayed('shuffle', ({ self }) => {
    if (self.memory('changed') === 'yes') shuffleIntoDeck(self)
  }),
])
