import {
  card,
  choose,
  committedCharacters,
  firstPlayer,
  may,
  playersInOrder,
  raiseThreat,
  removeFromQuest,
  whenRevealed,
} from '@questwright/lcg'
import { lookAtLostIsland, unchartedInStaging } from '../../../systems/uncharted.ts'

export default card('aimless-wandering', [
  whenRevealed(() => {
    const by = firstPlayer()
    const islands = unchartedInStaging()
    let left = islands.length
    // a character that is committed by its own text cannot be removed
    let able = committedCharacters()
    while (left > 0 && able.length > 0) {
      const gone = choose(able, { by, as: 'choose-to-remove-from-quest' })
      if (!gone) break
      left -= gone.willpower
      removeFromQuest(gone)
      able = able.filter((one) => one !== gone && one.committed)
    }
    if (islands.length === 0) return
    may(
      () => {
        raiseThreat(playersInOrder(), 2)
        lookAtLostIsland(by)
      },
      { by, as: 'look-for-threat' },
    )
  }),
])
