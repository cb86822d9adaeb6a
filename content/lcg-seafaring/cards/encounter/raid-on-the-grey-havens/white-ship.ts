import {
  addToStagingArea,
  card,
  encounterDeck,
  encounterDiscardPile,
  enemiesInPlay,
  forced,
  placeTokens,
  search,
  shuffleDeck,
  travel,
} from '@questwright/lcg'

export default card('white-ship', [
  travel(
    () => true,
    ({ you }) => {
      const [corsair] = search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.isEnemy && card.has('Corsair'), {
        must: 'if-able',
        as: 'search-for-corsair',
      })
      addToStagingArea(corsair)
      shuffleDeck('encounter')
    },
  ),
  forced.after('burnsDown', { of: 'self' }, () => {
    for (const raider of enemiesInPlay().filter((enemy) => enemy.has('Raider'))) placeTokens(raider, 'resource', 1)
  }),
])
