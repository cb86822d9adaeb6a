import { attach, card, choose, choosePlayer, dealDamage, exhaust, forced, modifier, playersInOrder, whenRevealed } from '@questwright/lcg'

export default card('the-spiders-web', [
  whenRevealed(({ self }) => {
    const players = playersInOrder()
    const highest = Math.max(...players.map((player) => player.threat))
    const player = choosePlayer(players.filter((one) => one.threat === highest))
    if (!player) return
    exhaust(player.heroes)
    attach(self, choose(player.heroes, { by: player, as: 'choose-host' }))
  }),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.after('readied', { of: 'host' }, ({ event }) => dealDamage(event.subject, 1)),
])
