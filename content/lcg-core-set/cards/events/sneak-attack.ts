import { action, atTheEndOf, canEnterPlay, card, cardById, choose, delayed, putIntoPlay, remember, returnToHand } from '@questwright/lcg'

export default card('sneak-attack', [
  action(({ self, you }) => {
    const ally = choose(you.hand.filter((card) => card.isAlly && canEnterPlay(card)))
    if (!ally || !putIntoPlay(ally, you)) return
    // the note is deleted when the ally leaves play, so an ally that entered play again is not affected
    remember(ally, 'sneak-attack', self.id)
    atTheEndOf('phase', 'return', { ally: ally.id })
  }),
  delayed('return', ({ self }, params) => {
    const ally = cardById(params.ally)
    if (ally?.memory('sneak-attack') === self.id) returnToHand(ally)
  }),
])
