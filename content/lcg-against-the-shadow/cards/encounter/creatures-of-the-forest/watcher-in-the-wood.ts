import {
  card,
  committedCharacters,
  currentQuest,
  eachPlayer,
  grant,
  playersInOrder,
  raiseThreat,
  shadow,
  whenRevealed,
} from '@questwright/lcg'

export default card('watcher-in-the-wood', [
  whenRevealed(({ self }) => {
    raiseThreat(playersInOrder(), committedCharacters().length)
    if (currentQuest()?.hasKeyword('battle') === true || currentQuest()?.hasKeyword('siege') === true)
      grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(() => eachPlayer((player) => raiseThreat(player, player.engagedEnemies.length))),
])
