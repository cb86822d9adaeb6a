import { keyword, permits } from '@questwright/lcg'

export default keyword('peril', [permits('stagedAlone')])
