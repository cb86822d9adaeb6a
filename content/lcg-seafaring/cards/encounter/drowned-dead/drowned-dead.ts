import { attackersWhoDestroyed, card, cardById, delayed, forced, ifThisAttackDestroys, shadow } from '@questwright/lcg'
import { isOwnAlly, sink } from '../../../lib/sinking.ts'

export default card('drowned-dead', [
  forced.after(
    'destroyed',
    { when: ({ self, event }) => isOwnAlly(event.subject) && attackersWhoDestroyed(event).includes(self) },
    ({ event }) => sink(event.subject),
  ),
  shadow(() => ifThisAttackDestroys('sinks')),
  delayed('sinks', (_, { destroyed }) => sink(cardById(destroyed))),
])
