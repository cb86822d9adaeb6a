import { card, forced, modifier, playersInOrder, raiseThreat, winGame } from '@questwright/lcg'

export default card('approaching-cair-andros', {
  B: [
    modifier('keywords', { while: () => playersInOrder().some((player) => player.threat >= 37), gain: 'siege' }),
    forced.atEndOf('round', () => raiseThreat(playersInOrder(), 2)),
    forced.when('stageDefeated', { of: 'self' }, () => winGame('last-stage')),
  ],
})
