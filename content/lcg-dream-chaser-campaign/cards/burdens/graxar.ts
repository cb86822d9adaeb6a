import { cannot, card, constantly, forced, modifier, placeTokens, remember, round } from '@questwright/lcg'

/** The name of his note of the round in which he was last attacked. */
const ATTACKED = 'attacked in round'

export default card('graxar', [
  modifier('immunities', { gain: 'card-effects' }),
  modifier('mostAttackers', { set: 1 }),
  cannot('attacked', { slug: 'attacked-once', while: ({ self }) => self.memory(ATTACKED) === round() }),
  constantly.when('playerAttackEnds', { slug: 'attacked', of: 'self' }, ({ self }) => remember(self, ATTACKED, round())),
  modifier('attack', { by: ({ self }) => self.damage }),
  modifier('defense', { by: ({ self }) => self.resources }),
  forced.after('shadowDealt', { of: 'self' }, ({ self }) => placeTokens(self, 'resource', 1)),
])
