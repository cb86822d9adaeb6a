import { a, type Context, canSpot, card, eachTime, moveLimit, remember, remembers, self } from '@questwright/tcg'

const isRaised = (context: Context) => !remembers(context.self, 'ranger') && canSpot(a('ranger'), context) > 0

export default card('bree-gate', [
  eachTime('phaseBegan', { when: isRaised }, () => {
    remember('ranger', 'turn')
    moveLimit(1)
  }),
  eachTime('movedFrom', { of: self, when: isRaised }, () => {
    remember('ranger', 'turn')
    moveLimit(1)
  }),
])
