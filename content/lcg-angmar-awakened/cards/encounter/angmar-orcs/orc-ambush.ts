import {
  card,
  eachPlayer,
  encounterDeck,
  encounterDiscardPile,
  engage,
  type GameCard,
  modifier,
  search,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('orc-ambush', [
  modifier('threat', { on: isOrcEnemy, by: 1 }),
  modifier('attack', { on: isOrcEnemy, by: 1 }),
  modifier('defense', { on: isOrcEnemy, by: 1 }),
  whenRevealed(() => {
    eachPlayer((player) => {
      for (const found of search(player, [...encounterDeck(), ...encounterDiscardPile()], isOrcEnemy, { must: 'if-able' }))
        engage(found, player)
    })
    shuffleDeck('encounter')
  }),
])

function isOrcEnemy(card: GameCard): boolean {
  return card.isEnemy && card.has('Orc')
}
