import {
  addToStagingArea,
  cannot,
  card,
  encounterDeck,
  namedInPlay,
  playersInOrder,
  revealEncounterCards,
  setup,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('to-the-river', {
  A: [setup(() => revealEncounterCards(playersInOrder().length))],
  B: [
    whenRevealed(() => {
      if (namedInPlay('hill-troll') === undefined) addToStagingArea(encounterDeck().find((card) => card.slug === 'hill-troll'))
      shuffleDeck('encounter')
    }),
    cannot('stageDefeated', { while: () => namedInPlay('hill-troll') !== undefined }),
  ],
})
