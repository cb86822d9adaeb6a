import { perform } from '@questwright/kernel'
import { firstPlayer, nextPlayer } from '../round.ts'

/**
 * Passes the first player token to the next player, as in the refresh phase. A single player keeps it. RR "First Player / First Player
 * Token"
 */
export function passFirstPlayer(): void {
  const next = nextPlayer(firstPlayer())
  if (next) perform({ kind: 'firstPlayerPasses', subject: next })
}
