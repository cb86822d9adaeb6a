import {
  action,
  addToStagingArea,
  card,
  constantly,
  drawCards,
  exhaustSelf,
  firstPlayer,
  forced,
  loseGame,
  takeControl,
} from '@questwright/lcg'

export default card('grima', [
  constantly.when('detached', { of: 'self' }, ({ self, event }) =>
    event.instead(() => {
      addToStagingArea(self)
      takeControl(self, firstPlayer())
    }),
  ),
  // the first player gets control of him, unless he is attached to a card
  constantly.when('firstPlayerPasses', { slug: 'goes-along', when: ({ self }) => self.host === null }, ({ self, event }) =>
    takeControl(self, event.subject),
  ),
  action({ when: ({ self }) => self.controller !== null, cost: exhaustSelf }, ({ you }) => drawCards(you, 1)),
  forced.after('leavesPlay', { of: 'self' }, () => loseGame('grima')),
])
