import { card, choose, committedCharacters, eachPlayer, removeFromQuest, whenRevealed } from '@questwright/lcg'

export default card('black-forest-bats', [
  whenRevealed(() =>
    eachPlayer((player) => removeFromQuest(choose(committedCharacters(), { by: player, as: 'choose-to-remove-from-quest' }))),
  ),
])
