import { keyword, permits } from '@questwright/lcg'

export default keyword('sentinel', [permits('defendsForOthers')])
