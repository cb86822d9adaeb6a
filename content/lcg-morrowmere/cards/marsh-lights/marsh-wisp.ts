import { card, choose, exhaust, forced, raiseThreat, shadow } from '@questwright/lcg'

export default card('marsh-wisp', [
  forced.after('engages', { of: 'self' }, ({ event: { player } }) => {
    const heroes = player.heroes.filter((hero) => hero.ready)
    if (heroes.length > 0) exhaust(choose(heroes, { by: player, as: 'choose-to-exhaust' }))
  }),
  shadow(({ you }) => raiseThreat(you, 1)),
])
