import {
  addToStagingArea,
  card,
  eachPlayer,
  encounterDeck,
  encounterDiscardPile,
  search,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('southron-support', [
  whenRevealed(() => {
    eachPlayer((player) => {
      for (const found of search(player, [...encounterDeck(), ...encounterDiscardPile()], (enemy) => enemy.isEnemy && enemy.has('Harad'), {
        must: 'if-able',
      }))
        addToStagingArea(found)
    })
    shuffleDeck('encounter')
  }),
])
