import { card, eliminatePlayer, forced, lowerThreat, modifier, phase } from '@questwright/lcg'

export default card('silver-wing', [
  modifier('immunities', { gain: 'player-card-effects' }),
  forced.after('entersPlay', { of: 'self', when: () => phase() === 'setup' }, ({ event }) => lowerThreat(event.controller, 3)),
  modifier('attack', { on: (card, { self }) => card.isHero && card.controller === self.controller, by: 1 }),
  forced.after('destroyed', { of: 'self' }, ({ event }) => eliminatePlayer(event.asItWas.controller)),
])
