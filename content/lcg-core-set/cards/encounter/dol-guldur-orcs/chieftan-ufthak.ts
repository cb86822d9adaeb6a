import { card, forced, modifier, placeTokens } from '@questwright/lcg'

export default card('chieftan-ufthak', [
  modifier('attack', { by: ({ self }) => 2 * self.resources }),
  forced.after('attackEnds', { of: 'self' }, ({ self }) => placeTokens(self, 'resource', 1)),
])
