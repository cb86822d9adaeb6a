import { card, drawCards, eachPlayer, response } from '@questwright/lcg'

export default card('bag-end', [
  response.after('leavesPlay', { of: 'self' }, () =>
    eachPlayer((player) => drawCards(player, player.heroes.filter((hero) => hero.has('Hobbit')).length)),
  ),
])
