import { card, drawCards, playersInOrder, response } from '@questwright/lcg'

export default card('bag-end', [
  response.after('leavesPlay', { of: 'self' }, () => {
    for (const player of playersInOrder()) drawCards(player, player.heroes.filter((hero) => hero.has('Hobbit')).length)
  }),
])
