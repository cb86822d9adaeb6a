import { card, modifier } from '@questwright/lcg'

export default card('the-islet', [
  modifier('immunities', { gain: 'player-card-effects' }),
  modifier('threat', { on: (one) => one.isEnemy && one.has('Dunland'), while: ({ self }) => self.isActiveLocation, by: 1 }),
])
