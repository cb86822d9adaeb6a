import { a, canSpot, card, tableHas } from '@questwright/tcg'

export default card('anduin-banks', [tableHas('minionArchery', (context) => 2 * Math.max(0, canSpot(a('companion'), context) - 4))])
