import { addToHand, card, modifier, search, setup, shuffleDeck } from '@questwright/lcg'
import { defeatedSideQuests, isSideQuest } from '@questwright/lcg-side-quests/systems/side-quests'

export default card('thurindir', [
  modifier('willpower', { by: () => defeatedSideQuests().length }),
  setup(({ you }) => {
    for (const found of search(you, you.deck, isSideQuest)) addToHand(found, you)
    shuffleDeck(you)
  }),
])
