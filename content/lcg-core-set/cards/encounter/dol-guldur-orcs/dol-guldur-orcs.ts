import { card, choose, committedCharacters, dealDamage, modify, shadow, whenRevealed } from '@questwright/lcg'

export default card('dol-guldur-orcs', [
  whenRevealed(() => dealDamage(choose(committedCharacters(), { as: 'choose-for-damage' }), 2)),
  shadow(({ attacker, attack }) => modify(attacker, 'attack', attack.undefended ? 3 : 1, 'attack')),
])
