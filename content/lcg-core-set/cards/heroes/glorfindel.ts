import { action, card, charactersInPlay, choose, heal, spendOwnResources } from '@questwright/lcg'

export default card('glorfindel', [
  action(
    {
      cost: spendOwnResources(1),
      limit: { times: 1, period: 'round', counts: 'card' },
      targets: () => choose(charactersInPlay().filter((character) => character.damage > 0)),
    },
    ({ targets: character }) => heal(character, 1),
  ),
])
