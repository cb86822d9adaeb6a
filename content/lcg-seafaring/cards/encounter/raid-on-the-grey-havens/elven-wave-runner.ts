import { card, discardAtRandom, drawCards, eachPlayer, placeTokens, response, shadow } from '@questwright/lcg'

export default card('elven-wave-runner', [
  response.after('leavesPlay', { of: 'self', when: ({ event }) => event.to === 'victory-display' }, () =>
    eachPlayer((player) => drawCards(player, 1)),
  ),
  shadow(({ you, attacker }) => {
    if (attacker.has('Raider')) {
      discardAtRandom(you, 1)
      placeTokens(attacker, 'resource', 1)
    }
  }),
])
