import { keyword, permits } from '@questwright/lcg'

export default keyword('ranged', [permits('attacksForOthers')])
