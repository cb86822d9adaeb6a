import { forced, heal, keyword } from '@questwright/lcg'

export default keyword('regenerate', [forced.atEndOf('round', ({ self, number }) => heal(self, number))])
