import { card, modifier, Player } from '@questwright/lcg'

export default card('gladden-fields', [
  modifier('refreshThreat', { on: (player) => player instanceof Player, by: 1, while: ({ self }) => self.isActiveLocation }),
])
