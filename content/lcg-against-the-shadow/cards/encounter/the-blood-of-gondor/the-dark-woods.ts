import { card, choose, discard, firstPlayer, forced, modifier, playersInOrder } from '@questwright/lcg'
import { hiddenCards } from '../../../lib/hidden-cards.ts'

export default card('the-dark-woods', [
  modifier('keywords', { gain: 'archery', number: () => playersInOrder().length }),
  forced.after('explored', { of: 'self' }, () =>
    discard(choose(hiddenCards(firstPlayer()), { by: firstPlayer(), as: 'choose-to-discard' })),
  ),
])
