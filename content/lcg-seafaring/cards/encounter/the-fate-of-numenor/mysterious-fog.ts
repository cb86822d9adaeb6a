import {
  begin,
  canExhaust,
  card,
  choose,
  chooseOne,
  eachPlayer,
  exhaust,
  firstPlayer,
  lasting,
  type Player,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { discardBottom, isCheap } from '../../../lib/bottom-card.ts'
import { isUncharted, unchartedInStaging } from '../../../systems/uncharted.ts'

function exhaustOneOf(player: Player): void {
  exhaust(
    choose(
      player.characters.filter((character) => canExhaust(character)),
      { by: player, as: 'choose-to-exhaust' },
    ),
  )
}

export default card('mysterious-fog', [
  lasting('rise', 'threat', { on: (card) => isUncharted(card) && card.inStaging, by: 1 }),
  whenRevealed(() =>
    chooseOne(
      {
        'exhaust-each': () => eachPlayer(exhaustOneOf),
        // offered only if an uncharted location is in the staging area; the effect also applies to those that are added later
        ...(unchartedInStaging().length > 0 ? { 'islands-rise': () => begin('rise', 'phase') } : {}),
      },
      { by: firstPlayer() },
    ),
  ),
  shadow(({ you }) => {
    if (isCheap(discardBottom(you))) exhaustOneOf(you)
  }),
])
