import { card, eliminatePlayer, forced, modifier, playedThisRound } from '@questwright/lcg'

export default card('narelenya', [
  modifier('immunities', { gain: 'player-card-effects' }),
  modifier('cost', {
    on: (card, { self }) => card.facts.type === 'ally' && card.owner !== null && card.owner === self.controller && !card.inPlay,
    by: -1,
    while: ({ self }) => !playedThisRound().some((card) => card.facts.type === 'ally' && card.owner === self.controller),
  }),
  forced.after('destroyed', { of: 'self' }, ({ event }) => eliminatePlayer(event.asItWas.controller)),
])
