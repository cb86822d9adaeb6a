import {
  action,
  attackersWhoDestroyed,
  card,
  check,
  constantly,
  firstPlayer,
  forced,
  loseGame,
  modifier,
  placeTokens,
  preventDamage,
  remember,
  removeTokens,
  spendFromAnyPool,
} from '@questwright/lcg'

export default card('captain-sahir', {
  A: [
    check('engages-first-player', ({ self }) =>
      self.engagedWith === firstPlayer() ? [] : [{ kind: 'engages', subject: self, player: firstPlayer(), how: 'effect' }],
    ),
    constantly.when('damaged', { of: 'self', when: ({ self }) => self.resources > 0 }, ({ self, event }) =>
      preventDamage(event, removeTokens(self, 'resource', Math.min(self.resources, event.amount))),
    ),
    constantly.when(
      'destroyed',
      { slug: 'slays', of: (slain) => slain.isCharacter, when: ({ self, event }) => attackersWhoDestroyed(event).includes(self) },
      ({ self }) => remember(self, 'slain', true),
    ),
    forced.after('attackEnds', { of: 'self' }, ({ self }) => {
      placeTokens(self, 'resource', self.memory('slain') === true ? 4 : 2)
      remember(self, 'slain', false)
    }),
  ],
  B: [
    check('follows', ({ self }) => (self.controller === firstPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: firstPlayer() }])),
    modifier('willpower', { by: ({ self }) => Math.min(6, self.resources) }),
    modifier('attack', { by: ({ self }) => Math.min(6, self.resources) }),
    action({ cost: spendFromAnyPool(1), limit: { times: 1, period: 'round', counts: 'card' } }, ({ self }) =>
      placeTokens(self, 'resource', 1),
    ),
    constantly.when('leavesPlay', { slug: 'lost', of: 'self' }, () => loseGame('sahir')),
  ],
})
