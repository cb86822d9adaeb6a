import {
  addToStagingArea,
  cannot,
  card,
  eachPlayer,
  encounterDeck,
  encounterDiscardPile,
  forced,
  search,
  shuffleDeck,
  whenRevealed,
  winGame,
} from '@questwright/lcg'

export default card('dont-leave-the-path', {
  B: [
    whenRevealed(() =>
      eachPlayer((player) => {
        for (const found of search(player, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.has('Spider'), {
          must: 'if-able',
        }))
          addToStagingArea(found)
        shuffleDeck('encounter')
      }),
    ),
    cannot('stageDefeated'),
    forced.after('destroyed', { of: (enemy) => enemy.slug === 'ungoliants-spawn' }, () => winGame()),
  ],
})
