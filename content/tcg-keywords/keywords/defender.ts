import { has, keyword, self } from '@questwright/tcg'

export default keyword('defender', [has(self, 'defender', ({ number }) => number)])
