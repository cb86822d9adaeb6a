import {
  attach,
  card,
  choose,
  choosePlayer,
  forced,
  loseResources,
  may,
  modifier,
  phase,
  playersInOrder,
  whenRevealed,
} from '@questwright/lcg'

const PRICE = 2

export default card('caught-in-a-web', [
  whenRevealed(({ self }) => {
    const players = playersInOrder()
    const highest = Math.max(...players.map((player) => player.threat))
    const player = choosePlayer(players.filter((one) => one.threat === highest))
    if (player) attach(self, choose(player.heroes, { by: player, as: 'choose-host' }))
  }),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.when('readied', { of: 'host', when: () => phase() === 'refresh' }, ({ event }) => {
    const { subject: hero } = event
    const { controller } = hero
    const paid =
      controller !== null && hero.resources >= PRICE && may(() => loseResources(hero, PRICE), { by: controller, as: 'may-pay-to-ready' })
    if (!paid) event.cancel()
  }),
])
