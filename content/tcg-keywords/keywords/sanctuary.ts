import { gains, keyword, self } from '@questwright/tcg'

export default keyword('sanctuary', [gains(self, 'sanctuary')])
