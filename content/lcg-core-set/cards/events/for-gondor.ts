import { action, card, charactersInPlay, modify } from '@questwright/lcg'

export default card('for-gondor', [
  action(() => {
    const characters = charactersInPlay()
    modify(characters, 'attack', 1, 'phase')
    modify(
      characters.filter((character) => character.has('Gondor')),
      'defense',
      1,
      'phase',
    )
  }),
])
