import { activeLocation, card, modifier } from '@questwright/lcg'

export default card('mere-hound', [modifier('attack', { by: 1, while: () => activeLocation()?.has('Flooded') ?? false })])
