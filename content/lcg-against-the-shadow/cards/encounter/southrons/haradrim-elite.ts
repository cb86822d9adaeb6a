import { card, firstPlayer, forced, makeAdditionalAttack, makeAttack, shadow } from '@questwright/lcg'

export default card('haradrim-elite', [
  forced.after('entersPlay', { of: 'self' }, ({ self }) => makeAttack(self, firstPlayer())),
  shadow(() => makeAdditionalAttack()),
])
