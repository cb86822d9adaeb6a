import { card, exhaustOne, response, revealAnother, shuffleIntoDeck, spendOwnResources } from '@questwright/lcg'
import { theOneRing } from '../../systems/fellowship.ts'

export default card('frodo-baggins', [
  response.cancel(
    'revealed',
    {
      when: ({ event }) => event.from === 'encounter-deck',
      cost: [spendOwnResources(1), exhaustOne((one) => one === theOneRing())],
    },
    ({ event }) => {
      event.cancel()
      if (event.fate !== 'cancelled') return
      shuffleIntoDeck(event.subject)
      revealAnother()
    },
  ),
])
