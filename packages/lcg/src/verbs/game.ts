import { chance, endGame, nameIn, perform } from '@questwright/kernel'
import type { Player } from '../cards.ts'

/** The end of the game, elimination, and dice. */

/** The players win. */
export function winGame(why = 'by-card'): never {
  endGame('won', { code: `won.${nameIn(why, 'why the game is won')}`, parts: {} })
}

/** The players lose. */
export function loseGame(why = 'by-card'): never {
  endGame('lost', { code: `lost.${nameIn(why, 'why the game is lost')}`, parts: {} })
}

/** Puts a player out of the game. */
export function eliminatePlayer(player: Player): void {
  if (!player.eliminated) perform({ kind: 'eliminated', subject: player })
}

/** A number from 1 to so many, at random. The name keeps draws apart. */
export function roll(name: string, sides: number): number {
  return chance(name, sides) + 1
}
