import { card, drawCards, eachPlayer, response } from '@questwright/lcg'

export default card('toll-house', [response.after('explored', { of: 'self' }, () => eachPlayer((player) => drawCards(player, 1)))])
