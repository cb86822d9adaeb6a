import {
  action,
  type Cost,
  card,
  check,
  chooseOne,
  constantly,
  discard,
  forced,
  type GameCard,
  isAttacking,
  isDefending,
  lastPlayer,
  loseGame,
  modify,
  placeTokens,
  removeTokens,
  spendFromAnyPool,
} from '@questwright/lcg'

function fightHarder(self: GameCard): void {
  modify(self, 'attack', self.resources, 'attack')
  modify(self, 'defense', self.resources, 'attack')
}

const ownResource: Cost = {
  slug: 'resources',
  can: ({ self }) => self.resources > 0,
  pay: ({ self }) => [{ kind: 'resourcesSpent', subject: self, amount: 1 }],
}

export default card('naasiyah', {
  A: [
    check('engages-last-player', ({ self }) =>
      self.engagedWith === lastPlayer() ? [] : [{ kind: 'engages', subject: self, player: lastPlayer(), how: 'effect' }],
    ),
    forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {
      const events = player.hand.filter((one) => one.facts.type === 'event')
      discard(events)
      placeTokens(self, 'resource', events.filter((one) => one.zone.name === 'discard').length)
    }),
    forced.when('attacks', { of: 'self' }, ({ self }) => fightHarder(self)),
    forced.when('attacked', { of: 'self' }, ({ self }) => fightHarder(self)),
    forced.after('attackEnds', { of: 'self' }, ({ self }) => removeTokens(self, 'resource', 1)),
    forced.after('playerAttackEnds', { of: 'self' }, ({ self }) => removeTokens(self, 'resource', 1)),
  ],
  B: [
    check('follows', ({ self }) => (self.controller === lastPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: lastPlayer() }])),
    action({ slug: 'fights', cost: ownResource, when: ({ self }) => isAttacking(self) || isDefending(self) }, ({ self }) =>
      chooseOne({ 'more-attack': () => modify(self, 'attack', 2, 'attack'), 'more-defense': () => modify(self, 'defense', 2, 'attack') }),
    ),
    action({ slug: 'arms', cost: spendFromAnyPool(1), limit: { times: 1, period: 'round', counts: 'card' } }, ({ self }) =>
      placeTokens(self, 'resource', 1),
    ),
    constantly.when('leavesPlay', { slug: 'lost', of: 'self' }, () => loseGame('naasiyah')),
  ],
})
