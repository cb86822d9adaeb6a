import { action, card, charactersInPlay, choose, modify } from '@questwright/lcg'

export default card('blade-mastery', [
  action({ targets: () => choose(charactersInPlay()) }, ({ targets: character }) => {
    modify(character, 'attack', 1, 'phase')
    modify(character, 'defense', 1, 'phase')
  }),
])
