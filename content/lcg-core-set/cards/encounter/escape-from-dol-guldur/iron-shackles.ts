import { attachToDeck, card, constantly, discard, firstPlayer, modifier, shadow, whenRevealed } from '@questwright/lcg'

export default card('iron-shackles', [
  whenRevealed(({ self }) => attachToDeck(self, firstPlayer())),
  modifier('traits', { gain: 'Condition' }),
  constantly.when('drawn', { of: (player, { self }) => self.onDeckOf === player }, ({ self, event }) => event.instead(() => discard(self))),
  shadow(({ self }) => attachToDeck(self, firstPlayer())),
])
