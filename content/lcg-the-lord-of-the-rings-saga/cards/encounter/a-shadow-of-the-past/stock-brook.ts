import { activeLocations, card, returnToStaging, travelTo, whenRevealed } from '@questwright/lcg'

export default card('stock-brook', [
  whenRevealed(({ self }) => {
    for (const location of activeLocations()) returnToStaging(location)
    travelTo(self)
  }),
])
