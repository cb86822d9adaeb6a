import { addToStagingArea, card, encounterDeck, setup, shuffleDeck } from '@questwright/lcg'

const AMBUSH = ['forest-spider', 'old-forest-road']

export default card('flies-and-spiders', {
  A: [
    setup(() => {
      for (const slug of AMBUSH) {
        const found = encounterDeck().find((card) => card.slug === slug)
        if (found) addToStagingArea(found, 'set-up')
      }
      shuffleDeck('encounter')
    }),
  ],
})
