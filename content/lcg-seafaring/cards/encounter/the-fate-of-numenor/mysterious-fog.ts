import {
  canExhaust,
  card,
  choose,
  chooseOne,
  eachPlayer,
  exhaust,
  firstPlayer,
  modify,
  type Player,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { discardBottom, isCheap } from '../../../lib/bottom-card.ts'
import { unchartedInStaging } from '../../../systems/uncharted.ts'

function exhaustOneOf(player: Player): void {
  exhaust(
    choose(
      player.characters.filter((character) => canExhaust(character)),
      { by: player, as: 'choose-to-exhaust' },
    ),
  )
}

export default card('mysterious-fog', [
  whenRevealed(() =>
    chooseOne(
      {
        'exhaust-each': () => eachPlayer(exhaustOneOf),
        'islands-rise': () => modify(unchartedInStaging(), 'threat', 1, 'phase'),
      },
      { by: firstPlayer() },
    ),
  ),
  shadow(({ you }) => {
    if (isCheap(discardBottom(you))) exhaustOneOf(you)
  }),
])
