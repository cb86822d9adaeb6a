import { has, keyword, self } from '@questwright/tcg'

export default keyword('damage', [has(self, 'damage', ({ number }) => number)])
