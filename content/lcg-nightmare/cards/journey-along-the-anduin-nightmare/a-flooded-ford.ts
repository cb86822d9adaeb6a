import { addToStagingArea, card, cardBeingRevealed, modifier, placeProgressOn, shadow } from '@questwright/lcg'

export default card('a-flooded-ford', [
  modifier('keywords', {
    on: (one) => one === cardBeingRevealed(),
    gain: 'doomed',
    number: ({ self }) => self.progress,
    while: ({ self }) => self.progress > 0,
  }),
  shadow(({ self, attack }) => {
    if (attack.undefended) {
      addToStagingArea(self)
      placeProgressOn(self, 1)
    }
  }),
])
