import { card, discardAtRandom, eachPlayer, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('toll-of-the-bell', [
  whenRevealed(() => eachPlayer((player) => discardAtRandom(player, 1))),
  shadow(({ you }) => raiseThreat(you, 1)),
])
