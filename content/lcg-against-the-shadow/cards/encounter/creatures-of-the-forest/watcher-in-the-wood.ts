import { card, committedCharacters, eachPlayer, grant, playersInOrder, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'
import { isFoughtFor } from '../../../lib/ithilien.ts'

export default card('watcher-in-the-wood', [
  whenRevealed(({ self }) => {
    raiseThreat(playersInOrder(), committedCharacters().length)
    if (isFoughtFor()) grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(() => eachPlayer((player) => raiseThreat(player, player.engagedEnemies.length))),
])
