import { cannot, card, forced, loseGame, modifier } from '@questwright/lcg'

export default card('dream-chaser-raid-on-the-grey-havens', [
  modifier('immunities', { gain: 'player-card-effects' }),
  cannot('travels'),
  forced.when('burnsDown', { of: 'self' }, () => loseGame('dream-chaser-burns')),
])
