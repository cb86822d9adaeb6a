import { card, drawCards, putOnEncounterDeck, response, shadow, topCards } from '@questwright/lcg'

export default card('hobbit-lands', [
  response.after('progressPlaced', { of: 'self', player: 'first', when: ({ self }) => self.zone.name !== 'encounter-deck' }, ({ you }) =>
    drawCards(you, 1),
  ),
  shadow(() => putOnEncounterDeck(topCards('encounter-discard', 1)[0])),
])
