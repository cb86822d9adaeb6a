import { an, canSpot, card, tableHas } from '@questwright/tcg'

export default card('brown-lands', [tableHas('minionArchery', (context) => Math.min(4, canSpot(an('archer', 'minion'), context)))])
