import {
  addToStagingArea,
  alliesInPlay,
  card,
  dealDamage,
  encounterDeck,
  search,
  shadow,
  shuffleDeck,
  stagingArea,
  whenRevealed,
} from '@questwright/lcg'

export default card('roast-em-or-boil-em', [
  whenRevealed(() => dealDamage(alliesInPlay(), stagingArea().filter((card) => card.isEnemy && card.has('Troll')).length > 0 ? 2 : 1)),
  shadow(({ you }) => {
    for (const found of search(you, encounterDeck(), (one) => one.slug === 'troll-camp', { must: 'if-able' })) addToStagingArea(found)
    shuffleDeck('encounter')
  }),
])
