import { action, card, charactersInPlay, choose, heal } from '@questwright/lcg'

export default card('lore-of-imladris', [
  action({ targets: () => choose(charactersInPlay().filter((character) => character.damage > 0)) }, ({ targets: character }) =>
    heal(character, 'all'),
  ),
])
