import {
  addToStagingArea,
  cannot,
  card,
  cardById,
  cardsInPlay,
  encounterDeck,
  encounterDiscardPile,
  namedInPlay,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('the-lamp-at-morrow', {
  A: [
    whenRevealed(() => {
      const warden = cardById('encounter/the-bell-warden/1')
      if (warden) addToStagingArea(warden)
      const isLantern = (card: { readonly slug: string }) => card.slug === 'ferrymans-lantern'
      // the lantern is unique: if one is in play, the search is skipped
      const lantern = cardsInPlay().some(isLantern) ? undefined : [...encounterDeck(), ...encounterDiscardPile()].find(isLantern)
      if (lantern) addToStagingArea(lantern)
      shuffleDeck('encounter')
    }),
  ],
  B: [cannot('stageDefeated', { while: () => namedInPlay('the-bell-warden') !== undefined })],
})
