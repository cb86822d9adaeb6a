import { cannot, card, enemiesInPlay, forced, winGame } from '@questwright/lcg'
import { sendOrcGuards } from '../../lib/dol-guldur.ts'

export default card('out-of-the-dungeons', {
  B: [
    forced.atBeginningOf('quest', () => sendOrcGuards()),
    cannot('stageDefeated', { while: () => enemiesInPlay().some((enemy) => enemy.slug === 'nazgul-of-dol-guldur') }),
    forced.when('stageDefeated', { of: 'self' }, () => winGame('last-stage')),
  ],
})
