import { begin, card, lasting, playersInOrder, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('under-the-shadow', [
  whenRevealed(() => begin('gloom', 'phase')),
  // the number of players still in the game, recomputed each time
  lasting('gloom', 'stagingThreat', { on: () => true, by: () => playersInOrder().length }),
  shadow(({ you }) => raiseThreat(you, you.engagedEnemies.length)),
])
