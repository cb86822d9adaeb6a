import { card, choose, eachPlayer, raiseThreat, returnToHand, shadow, whenRevealed } from '@questwright/lcg'

export default card('pursued-by-shadow', [
  whenRevealed(() => eachPlayer((player) => raiseThreat(player, player.characters.filter((character) => !character.committed).length))),
  shadow(({ you }) => {
    const exhausted = you.allies.filter((ally) => ally.exhausted)
    if (exhausted.length > 0) returnToHand(choose(exhausted))
    else raiseThreat(you, 3)
  }),
])
