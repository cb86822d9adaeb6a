import { card, drawCards, putOnEncounterDeck, response, shadow, topCards } from '@questwright/lcg'
import { isInSight } from '../../../lib/shuffled-away.ts'

export default card('hobbit-lands', [
  response.after('progressPlaced', { of: 'self', player: 'first', when: ({ self }) => isInSight(self) }, ({ you }) => drawCards(you, 1)),
  shadow(() => putOnEncounterDeck(topCards('encounter-discard', 1)[0])),
])
