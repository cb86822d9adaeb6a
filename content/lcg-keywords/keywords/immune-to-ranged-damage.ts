import { keyword, permits } from '@questwright/lcg'

export default keyword('immune-to-ranged-damage', [permits('ignoresAttackersForOthers')])
