import { card, chooseOne, eachPlayer, raiseThreat, revealEncounterCards, shadow, whenRevealed } from '@questwright/lcg'

export default card('no-campfire', [
  whenRevealed(() =>
    eachPlayer((player) =>
      chooseOne({ threat: () => raiseThreat(player, 4), reveal: () => revealEncounterCards(1, undefined, player) }, { by: player }),
    ),
  ),
  shadow(({ you }) => raiseThreat(you, 2)),
])
