import {
  addToStagingArea,
  cannot,
  card,
  cardById,
  encounterDeck,
  encounterDiscardPile,
  enemiesInPlay,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('the-lamp-at-morrow', {
  A: [
    whenRevealed(() => {
      const warden = cardById('encounter/the-bell-warden/1')
      if (warden) addToStagingArea(warden)
      const lantern = [...encounterDeck(), ...encounterDiscardPile()].find((card) => card.slug === 'ferrymans-lantern')
      if (lantern) addToStagingArea(lantern)
      shuffleDeck('encounter')
    }),
  ],
  B: [cannot('stageDefeated', { while: () => enemiesInPlay().some((enemy) => enemy.slug === 'the-bell-warden') })],
})
