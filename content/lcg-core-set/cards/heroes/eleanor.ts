import { card, discard, exhaustSelf, response, revealAnother } from '@questwright/lcg'

export default card('eleanor', [
  response.cancel(
    'effect',
    { when: ({ event }) => event.word === 'when-revealed' && event.subject.isTreachery, cost: exhaustSelf },
    ({ event }) => {
      event.cancel()
      discard(event.subject)
      revealAnother()
    },
  ),
])
