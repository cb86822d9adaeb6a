import { card, choose, dealDamage, forced, shadow } from '@questwright/lcg'

export default card('hummerhorns', [
  forced.after('engages', { of: 'self' }, ({ you }) => dealDamage(choose(you.heroes, { as: 'choose-for-damage' }), 5)),
  shadow(({ you, attack }) => dealDamage(you.characters, attack.undefended ? 2 : 1)),
])
