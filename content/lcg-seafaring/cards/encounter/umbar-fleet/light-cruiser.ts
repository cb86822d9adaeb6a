import { card, constantly, modifier, placeTokens } from '@questwright/lcg'

export default card('light-cruiser', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  constantly.when('boards', { of: (raider) => raider.has('Raider'), when: ({ self, event }) => event.ship === self }, ({ event }) =>
    placeTokens(event.subject, 'resource', 1),
  ),
])
