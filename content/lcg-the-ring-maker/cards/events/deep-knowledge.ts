import { action, card, drawCards, eachPlayer } from '@questwright/lcg'

export default card('deep-knowledge', [action(() => eachPlayer((player) => drawCards(player, 2)))])
