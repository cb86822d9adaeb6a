import { a, canSpot, card, tableHas } from '@questwright/tcg'

export default card('brown-lands', [tableHas('minionArchery', (context) => Math.min(4, canSpot(a('archer', 'minion'), context)))])
