import { an, canSpot, card, tableHas } from '@questwright/tcg'

export default card('uruk-hai-armory', [tableHas('fellowshipArchery', -1, (context) => canSpot(an('uruk-hai'), context) > 0)])
