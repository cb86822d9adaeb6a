import { gains, keyword, self } from '@questwright/tcg'

export default keyword('fierce', [gains(self, 'fierce')])
