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
  spendableResources,
  whenRevealed,
} from '@questwright/lcg'

const PRICE = 2

export default card('caught-in-a-web', [
  whenRevealed(({ self }) => {
    const player = choosePlayer(
      playersInOrder().filter((player) => player.threat === Math.max(...playersInOrder().map((one) => one.threat))),
    )
    if (!player) return
    attach(self, choose(player.heroes, { by: player, as: 'choose-host' }))
  }),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.when('readied', { of: 'host', when: () => phase() === 'refresh' }, ({ event }) => {
    const { subject: hero } = event
    const { controller } = hero
    const paid =
      controller !== null &&
      spendableResources(hero) >= PRICE &&
      may(() => loseResources(hero, PRICE), { by: controller, as: 'may-pay-to-ready' })
    if (!paid) event.cancel()
  }),
])
