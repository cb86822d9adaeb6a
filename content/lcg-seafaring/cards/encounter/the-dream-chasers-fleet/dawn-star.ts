import { card, constantly, currentStep, eliminatePlayer, forced, modifier, phase, raiseThreat } from '@questwright/lcg'

export default card('dawn-star', [
  modifier('immunities', { gain: 'player-card-effects' }),
  forced.after('entersPlay', { of: 'self', when: () => phase() === 'setup' }, ({ event }) => raiseThreat(event.controller, 3)),
  constantly.when('drawn', { of: (player, { self }) => player === self.controller, when: () => currentStep() === '1.3' }, ({ event }) =>
    event.change('amount', event.amount + 1),
  ),
  forced.after('destroyed', { of: 'self' }, ({ event }) => eliminatePlayer(event.asItWas.controller)),
])
