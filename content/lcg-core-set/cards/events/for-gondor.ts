import { action, card, charactersInPlay, modify } from '@questwright/lcg'

export default card('for-gondor', [
  action(() => {
    modify(charactersInPlay(), 'attack', 1, 'phase')
    modify(
      charactersInPlay().filter((character) => character.has('Gondor')),
      'defense',
      1,
      'phase',
    )
  }),
])
