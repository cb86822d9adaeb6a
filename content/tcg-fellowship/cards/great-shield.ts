import { a, bearerMustBe, card, tableHas } from '@questwright/tcg'

export default card('great-shield', [bearerMustBe(a('man')), tableHas('minionArchery', -1)])
