import { card, cardsInPlay, charactersInPlay, dealDamage, discard, forced, modifier, shadow } from '@questwright/lcg'

export default card('abandoned-camp', [
  modifier('immunities', { gain: 'player-card-effects' }),
  forced.after('leavesPlay', { of: 'self' }, () =>
    dealDamage(
      charactersInPlay().filter((character) => character.exhausted && character.controller !== null),
      2,
    ),
  ),
  shadow(({ attack }) => {
    if (attack.undefended) discard(cardsInPlay().filter((one) => one.isAttachment && one.controller !== null))
  }),
])
