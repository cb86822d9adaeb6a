import { another, card, heal, mayAtStartOfTurn } from '@questwright/tcg'

export default card('aragorn-king-in-exile', [mayAtStartOfTurn({}, () => heal(another('companion', 'aragorn signet')))])
