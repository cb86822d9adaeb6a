import {
  card,
  committedCharacters,
  eachPlayerChooses,
  type GameCard,
  playersInOrder,
  removeFromQuest,
  whenRevealed,
} from '@questwright/lcg'

const questing = (character: GameCard): boolean => character.committed

export default card('lost-companion', [
  whenRevealed(() => {
    const lost = eachPlayerChooses((player) => player.characters.filter(questing), { as: 'choose-to-remove-from-quest' })
    for (const character of lost) removeFromQuest(character)
    if (playersInOrder().every((player) => player.characters.some(questing))) return
    for (const character of committedCharacters()) removeFromQuest(character)
  }),
])
