import { addToStagingArea, card, encounterDeck, setup, shuffleDeck } from '@questwright/lcg'

export default card('flies-and-spiders', {
  A: [
    setup(() => {
      addToStagingArea(
        encounterDeck().find((card) => card.slug === 'forest-spider'),
        'set-up',
      )
      addToStagingArea(
        encounterDeck().find((card) => card.slug === 'old-forest-road'),
        'set-up',
      )
      shuffleDeck('encounter')
    }),
  ],
})
