import {
  atTheEndOf,
  cannot,
  card,
  choosePlayer,
  commit,
  delayed,
  isNamed,
  putIntoPlay,
  removeFromGame,
  victoryDisplay,
  whenRevealed,
} from '@questwright/lcg'

export default card('tom-bombadil', [
  cannot('cancelled', { where: ['resolving'] }),
  whenRevealed(({ self }) => {
    if (!putIntoPlay(self, choosePlayer())) return
    commit(self)
    atTheEndOf('round', 'farewell')
  }),
  delayed('farewell', ({ self }) => {
    removeFromGame(self)
    removeFromGame(victoryDisplay().find((song) => isNamed(song, 'lcg-vengeance-of-mordor:tom-bombadillo')))
  }),
])
