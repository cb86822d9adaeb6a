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
        const found = search(player, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.has('Spider'), { must: 'if-able' })
        for (const spider of found) addToStagingArea(spider)
        shuffleDeck('encounter')
      }),
    ),
    cannot('stageDefeated'),
    forced.after('destroyed', { of: (enemy) => enemy.slug === 'ungoliants-spawn' }, () => winGame()),
  ],
})
