import { card, choose, eachPlayer, raiseThreat, returnToHand, shadow, whenRevealed } from '@questwright/lcg'

export default card('pursued-by-shadow', [
  whenRevealed(() => eachPlayer((player) => raiseThreat(player, player.characters.filter((character) => !character.committed).length))),
  shadow(({ you }) => {
    if (you.allies.filter((ally) => ally.exhausted).length > 0) returnToHand(choose(you.allies.filter((ally) => ally.exhausted)))
    else raiseThreat(you, 3)
  }),
])
