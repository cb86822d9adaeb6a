import { card, exhaustSelf, response, revealAnother } from '@questwright/lcg'
import { isOfEncounterDeck } from '../../lib/revealed.ts'

export default card('eleanor', [
  response.cancel(
    'effect',
    {
      when: ({ event }) =>
        event.word === 'when-revealed' &&
        event.cause?.kind === 'revealed' &&
        isOfEncounterDeck(event.cause.from) &&
        event.subject.isTreachery,
      cost: exhaustSelf,
    },
    ({ event }) => {
      event.cancel()
      if (event.fate === 'cancelled') {
        revealAnother()
      }
    },
  ),
])
