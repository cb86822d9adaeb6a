import { card, response } from '@questwright/lcg'
import { isOfEncounterDeck } from '../../lib/revealed.ts'

export default card('a-test-of-will', [
  // not effects of stages: these are "when revealed" effects too, but do not come from the encounter deck
  response.cancel(
    'effect',
    { when: ({ event }) => event.word === 'when-revealed' && event.cause?.kind === 'revealed' && isOfEncounterDeck(event.cause.from) },
    ({ event }) => event.cancel(),
  ),
])
