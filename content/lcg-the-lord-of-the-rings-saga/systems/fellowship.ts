import { forced, isNamed, loseGame, system } from '@questwright/lcg'
import { isOfFellowship } from '../lib/ring-bearer.ts'

export default system('fellowship', {
  rules: [
    // no card can take it from him
    forced.after('leavesPlay', { of: (card) => isNamed(card, 'aragorn') && isOfFellowship(card) }, () => loseGame('aragorn-lost')),
  ],
})
