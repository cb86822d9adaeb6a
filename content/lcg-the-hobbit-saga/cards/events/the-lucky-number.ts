import { action, card, charactersInPlay, choose, modify } from '@questwright/lcg'
import { bilbo, isBilbo } from '../../systems/baggins.ts'

export default card('the-lucky-number', [
  action({ targets: () => bilbo() && choose(charactersInPlay().filter((one) => !isBilbo(one))) }, ({ targets: lucky }) => {
    const burglar = bilbo()
    for (const stat of ['willpower', 'attack', 'defense'] as const) modify(lucky, stat, burglar?.[stat] ?? 0, 'phase')
  }),
])
