import { addToStagingArea, card, dealDamage, forced, modifier, namedInPlay, shadow } from '@questwright/lcg'

export default card('burning-piers', [
  modifier('threat', { by: ({ self }) => self.damage }),
  forced.after('burnsDown', { of: 'self' }, () => dealDamage(namedInPlay('dream-chaser-raid-on-the-grey-havens'), 3)),
  shadow(({ self }) => addToStagingArea(self)),
])
