import { afterThisAttack, card, currentAttack, delayed, engage, makeAttack, modifier, nextPlayer, shadow } from '@questwright/lcg'

export default card('pathless-country', [
  modifier('questPoints', { while: ({ self }) => self.inStaging, by: 4 }),
  shadow(() => afterThisAttack('go-on')),
  delayed('go-on', () => {
    const attack = currentAttack()
    const next = attack && nextPlayer(attack.player)
    if (!attack?.enemy.inPlay || !next) return
    engage(attack.enemy, next)
    if (attack.enemy.engagedWith === next) makeAttack(attack.enemy, next)
  }),
])
