import { action, atTheEndOf, card, delayed, modify, remember, shuffleIntoDeck } from '@questwright/lcg'

export default card('beorn', [
  // what is noted is forgotten when he leaves play: a Beorn that came back another way stays
  action({ limit: { times: 1, period: 'round', counts: 'card' } }, ({ self }) => {
    modify(self, 'attack', 5, 'phase')
    remember(self, 'changed', 'yes')
    atTheEndOf('phase', 'shuffle')
  }),
  delayed('shuffle', ({ self }) => {
    if (self.memory('changed') === 'yes') shuffleIntoDeck(self)
  }),
])
