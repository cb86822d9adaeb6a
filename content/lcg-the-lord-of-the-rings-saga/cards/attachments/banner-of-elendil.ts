import { attachesTo, card, isAttacking, modifier } from '@questwright/lcg'

export default card('banner-of-elendil', [
  attachesTo((host) => host.isHero && host.title === 'Aragorn'),
  modifier('willpower', {
    on: (other, { self }) => other.isCharacter && other.committed && other !== self.host && other.controller === self.controller,
    while: ({ self }) => self.host?.committed === true,
    by: 1,
  }),
  modifier('attack', {
    on: (other, { self }) => other.isCharacter && isAttacking(other) && other !== self.host && other.controller === self.controller,
    while: ({ self }) => self.host !== null && isAttacking(self.host),
    by: 1,
  }),
])
