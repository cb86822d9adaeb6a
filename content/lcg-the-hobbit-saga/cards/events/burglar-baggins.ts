import { action, card, modifier, modify } from '@questwright/lcg'
import { bilbo } from '../../systems/baggins.ts'

export default card('burglar-baggins', [
  modifier('paidFromAnyPool', { gain: 'baggins', where: ['hand'] }),
  action({ targets: bilbo }, ({ targets: burglar }) => {
    for (const stat of ['willpower', 'attack', 'defense'] as const) modify(burglar, stat, 2, 'phase')
  }),
])
