import { attach, card, choose, choosePlayer, dealDamage, exhaust, forced, modifier, playersInOrder, whenRevealed } from '@questwright/lcg'

export default card('the-spiders-web', [
  whenRevealed(({ self }) => {
    const player = choosePlayer(
      playersInOrder().filter((player) => player.threat === Math.max(...playersInOrder().map((one) => one.threat))),
    )
    if (!player) return
    exhaust(player.heroes)
    attach(self, choose(player.heroes, { by: player, as: 'choose-host' }))
  }),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.after('readied', { of: 'host' }, ({ event }) => dealDamage(event.subject, 1)),
])
