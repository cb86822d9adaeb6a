import { card, choose, forced, shuffleIntoDeck } from '@questwright/lcg'
import { unclaimedObjectives } from '../../../lib/dol-guldur.ts'

export default card('dungeon-jailor', [
  forced.after('questFails', { when: ({ self }) => self.inStaging && unclaimedObjectives().length > 0 }, () =>
    shuffleIntoDeck([choose(unclaimedObjectives())]),
  ),
])
