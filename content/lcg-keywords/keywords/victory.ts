import { keyword, modifier, permits } from '@questwright/lcg'

export default keyword('victory', [permits('goesToVictoryDisplay'), modifier('victoryPoints', { by: ({ number }) => number })], {
  place: 'outside-text-box',
})
