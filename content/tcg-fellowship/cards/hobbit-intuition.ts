import { a, cancelSkirmish, canSpot, card, siteNumber, skirmish, strength } from '@questwright/tcg'

export default card('hobbit-intuition', [
  skirmish({}, (context) => {
    if (siteNumber() > 4) strength(a('hobbit'), 3)
    else if (canSpot(a('hobbit', 'skirmishing'), context) > 0) cancelSkirmish()
  }),
])
