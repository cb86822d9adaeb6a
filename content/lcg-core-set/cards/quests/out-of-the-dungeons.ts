import { cannot, card, forced, namedInPlay, winGame } from '@questwright/lcg'
import { orcGuardsStayNowhere, sendOrcGuards } from '../../lib/dol-guldur.ts'

export default card('out-of-the-dungeons', {
  B: [
    orcGuardsStayNowhere,
    forced.atBeginningOf('quest', () => sendOrcGuards()),
    cannot('stageDefeated', { while: () => namedInPlay('nazgul-of-dol-guldur') !== undefined }),
    forced.when('stageDefeated', { of: 'self' }, () => winGame('last-stage')),
  ],
})
