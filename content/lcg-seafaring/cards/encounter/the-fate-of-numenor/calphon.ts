import {
  action,
  addToHand,
  card,
  check,
  chooseUpTo,
  constantly,
  exhaustSelf,
  firstPlayer,
  lookAt,
  loseGame,
  putOnBottom,
} from '@questwright/lcg'

export default card('calphon', [
  check('follows', ({ self }) => (self.controller === firstPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: firstPlayer() }])),
  action({ cost: exhaustSelf }, ({ you }) => {
    const [bottom] = you.deck
    if (!bottom) return
    lookAt(you, bottom)
    const [given] = chooseUpTo(you.hand, 1, { as: 'choose-to-switch' })
    if (!given) return
    addToHand(bottom, you)
    putOnBottom(given)
  }),
  constantly.when('leavesPlay', { slug: 'lost', of: 'self' }, () => loseGame('calphon')),
])
