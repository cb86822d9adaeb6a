import { card, dealDamage, dealShadowCard, forced, shadow } from '@questwright/lcg'

export default card('forest-flies', [
  forced.after('engages', { of: 'self' }, ({ event }) =>
    dealDamage(
      event.player.characters.filter((character) => character.exhausted),
      1,
    ),
  ),
  shadow(({ attacker }) => {
    if (attacker.has('Insect')) dealShadowCard(attacker, 2)
  }),
])
