import {
  card,
  cardsInPlay,
  choose,
  chooseOne,
  currentQuest,
  encounterDeck,
  encounterDiscardPile,
  revealCard,
  search,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'
import { makeCurrentQuest } from '@questwright/lcg-side-quests/systems/side-quests'

export default card('pressing-needs', [
  whenRevealed(({ you }) => {
    chooseOne({
      search: () => {
        for (const found of search(
          you,
          [...encounterDeck(), ...encounterDiscardPile()],
          (one) => one.printedFact('type') === 'encounter-side-quest',
          { must: 'if-able' },
        ))
          revealCard(found)
      },
      turn: () =>
        makeCurrentQuest(
          choose(
            cardsInPlay().filter((quest) => quest.isQuest && quest !== currentQuest()),
            { as: 'choose-other-quest' },
          ),
        ),
    })
    shuffleDeck('encounter')
  }),
])
