import {
  card,
  constantly,
  drawCards,
  eachPlayer,
  firstPlayer,
  forced,
  ready,
  removeFromGame,
  response,
  takeControl,
} from '@questwright/lcg'

export default card('mendor', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  // the first player gets control of Mendor again
  forced.after('turnsFaceup', { of: 'self' }, ({ self }) => takeControl(self, firstPlayer())),
  response.after('stageDefeated', ({ self }) => {
    ready(self)
    if (self.ready) eachPlayer((player) => drawCards(player, 1))
  }),
  constantly.when('leavesPlay', { of: 'self', when: ({ event }) => event.to !== 'removed' }, ({ self, event }) =>
    event.instead(() => removeFromGame(self)),
  ),
])
