import { cannot, card, enemiesInPlay, forced, winGame } from '@questwright/lcg'

export default card('beorns-path', {
  B: [
    cannot('stageDefeated', { while: () => enemiesInPlay().some((enemy) => enemy.slug === 'ungoliants-spawn') }),
    forced.when('stageDefeated', { of: 'self' }, () => winGame('last-stage')),
  ],
})
