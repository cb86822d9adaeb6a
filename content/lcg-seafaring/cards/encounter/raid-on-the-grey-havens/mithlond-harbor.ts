import { activeLocations, cannot, card, modify, shadow } from '@questwright/lcg'

export default card('mithlond-harbor', [
  cannot('progressPlaced', { on: (location) => location.isLocation && location.inStaging, while: ({ self }) => self.inStaging }),
  shadow(({ attacker }) =>
    modify(
      attacker,
      'attack',
      activeLocations().reduce((sum, one) => sum + one.damage, 0),
      'attack',
    ),
  ),
])
