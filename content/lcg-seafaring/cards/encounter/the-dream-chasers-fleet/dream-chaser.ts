import { card, constantly, loseGame, modifier, permits } from '@questwright/lcg'

export default card('dream-chaser', [
  modifier('immunities', { gain: 'player-card-effects' }),
  permits('sailsForOthers'),
  modifier('sailsAs', { by: 1 }),
  constantly.when('destroyed', { of: 'self' }, () => loseGame('dream-chaser')),
])
