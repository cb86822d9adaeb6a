import { card, choose, discard, grant, modify, shadow, stagingArea, whenRevealed } from '@questwright/lcg'

export default card('driven-by-shadow', [
  whenRevealed(({ self }) => {
    modify(
      stagingArea().filter((card) => card.isEnemy || card.isLocation),
      'threat',
      1,
      'phase',
    )
    if (stagingArea().length === 0) grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(({ you, attack }) => {
    if (attack.undefended) discard(you.controlled.filter((card) => card.isAttachment))
    else
      discard(
        choose(
          attack.defenders.flatMap((defender) => defender.attachments),
          { as: 'choose-to-discard' },
        ),
      )
  }),
])
