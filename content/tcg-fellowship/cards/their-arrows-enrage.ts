import { an, canSpot, card, each, has, the, toPlay } from '@questwright/tcg'

export default card('their-arrows-enrage', [
  toPlay({}, (context) => canSpot(the('Saruman'), context) + canSpot(an('uruk-hai'), context) > 0),
  has(each('archer', 'free-peoples'), 'strength', -1),
])
