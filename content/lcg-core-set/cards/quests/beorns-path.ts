import { cannot, card, forced, namedInPlay, winGame } from '@questwright/lcg'

export default card('beorns-path', {
  B: [
    cannot('stageDefeated', { while: () => namedInPlay('ungoliants-spawn') !== undefined }),
    forced.when('stageDefeated', { of: 'self' }, () => winGame('last-stage')),
  ],
})
