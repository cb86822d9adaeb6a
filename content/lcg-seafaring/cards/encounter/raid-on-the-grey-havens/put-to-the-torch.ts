import { activeLocations, card, choose, chooseOne, dealDamage, eachPlayer, shadow, whenRevealed } from '@questwright/lcg'
import { aflameLocations, isAflame } from '../../../systems/aflame.ts'

export default card('put-to-the-torch', [
  whenRevealed(() =>
    eachPlayer((player) =>
      chooseOne(
        {
          'hurt-character': () => dealDamage(choose(player.characters, { by: player, as: 'choose-for-damage' }), 3),
          'set-alight': () => dealDamage(choose(aflameLocations(), { by: player, as: 'choose-aflame' }), 3),
        },
        { by: player },
      ),
    ),
  ),
  shadow(({ you, attack }) => {
    const burning = activeLocations().filter(isAflame)
    if (burning.length === 0) return
    chooseOne(
      {
        'set-alight': () => dealDamage(choose(burning, { by: you, as: 'choose-aflame' }), 3),
        'hurt-character': () => dealDamage(attack.defenders, 1),
      },
      { by: you },
    )
  }),
])
