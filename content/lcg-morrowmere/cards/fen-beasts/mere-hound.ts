import { activeLocations, card, modifier } from '@questwright/lcg'

export default card('mere-hound', [
  modifier('attack', { by: 1, while: () => activeLocations().some((location) => location.has('Flooded')) }),
])
