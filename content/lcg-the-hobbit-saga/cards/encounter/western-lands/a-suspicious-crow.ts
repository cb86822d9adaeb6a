import { card, currentAttack, forced, remember, revealCard, shadow, shuffleIntoDeck, topCards, whenRevealed } from '@questwright/lcg'

export default card('a-suspicious-crow', [
  whenRevealed(({ you }) => revealCard(topCards('encounter-discard', 1)[0], you)),
  shadow(({ self }) => remember(self, 'caws', 'yes')),
  forced.after(
    'damaged',
    {
      slug: 'flies-off',
      where: ['shadow'],
      when: ({ self, event }) =>
        event.from === 'attack' && self.memory('caws') === 'yes' && currentAttack()?.enemy.shadowCards.includes(self) === true,
    },
    ({ self }) => shuffleIntoDeck(self),
  ),
])
