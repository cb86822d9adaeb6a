import { card, eachPlayer, modify, shadow, whenRevealed } from '@questwright/lcg'
import { board, shipsOf } from '../../../systems/sailing.ts'

export default card('boarding-party', [
  whenRevealed(() => eachPlayer((player) => board(player, 1))),
  shadow(({ attacker, you }) => modify(attacker, 'attack', shipsOf(you).some((ship) => ship.exhausted) ? 2 : 1, 'attack')),
])
