import { card, choosePlayer, chooseUpTo, discard, firstPlayer, modifier, putIntoPlay, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('eagle-of-the-north', [
  modifier('forbiddenAttachments', { gain: 'restricted' }),
  whenRevealed(({ self }) => {
    const player = choosePlayer(undefined, { by: firstPlayer() })
    if (!player) return
    putIntoPlay(self, player)
    discard(
      chooseUpTo(
        stagingArea().filter((staged) => staged.isEnemy && !staged.unique),
        1,
        { by: player },
      ),
    )
  }),
])
