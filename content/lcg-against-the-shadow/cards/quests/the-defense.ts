import { addToStagingArea, card, check, currentQuest, named, permits, setup, shuffleDeck } from '@questwright/lcg'
import { battlegrounds } from '../../lib/cair-andros.ts'

export default card('the-defense', {
  A: [
    setup(() => {
      addToStagingArea(named('lcg-against-the-shadow:the-approach')[0])
      addToStagingArea(named('lcg-against-the-shadow:the-citadel')[0])
      addToStagingArea(named('lcg-against-the-shadow:the-banks')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    permits('mustTakeUndefendedDamage', {
      on: (one) => one.isLocation && one.has('Battleground') && battlegrounds().every((other) => other.threat >= one.threat),
    }),
    check('lost', ({ self }) =>
      currentQuest() === self && battlegrounds().length === 0 ? [{ kind: 'stageDefeated', subject: self }] : [],
    ),
  ],
})
