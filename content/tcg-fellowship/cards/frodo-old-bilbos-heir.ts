import { a, card, heal, mayAtStartOfTurn } from '@questwright/tcg'

export default card('frodo-old-bilbos-heir', [mayAtStartOfTurn({}, () => heal(a('hobbit', 'ally')))])
