import {
  card,
  eachPlayer,
  encounterDeck,
  encounterDiscardPile,
  engage,
  modifier,
  search,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('orc-ambush', [
  modifier('threat', { on: (enemy) => enemy.isEnemy && enemy.has('Orc'), by: 1 }),
  modifier('attack', { on: (enemy) => enemy.isEnemy && enemy.has('Orc'), by: 1 }),
  modifier('defense', { on: (enemy) => enemy.isEnemy && enemy.has('Orc'), by: 1 }),
  whenRevealed(() => {
    eachPlayer((player) => {
      for (const found of search(player, [...encounterDeck(), ...encounterDiscardPile()], (enemy) => enemy.isEnemy && enemy.has('Orc'), {
        must: 'if-able',
      }))
        engage(found, player)
    })
    shuffleDeck('encounter')
  }),
])
