import { card, firstPlayer, modifier, travel } from '@questwright/lcg'
import { makeHideTest } from '../../../systems/hide.ts'

export default card('stock-road', [
  modifier('hideThreat', { on: () => true, while: ({ self }) => self.inStaging, by: 2 }),
  travel(
    () => true,
    () => makeHideTest(firstPlayer(), 1),
  ),
])
