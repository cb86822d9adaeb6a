import { has, keyword, self } from '@questwright/tcg'

export default keyword('archer', [has(self, 'archery', 1)])
