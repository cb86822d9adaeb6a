import { chance, endGame, namedHere, nameIn, perform } from '@questwright/kernel'
import type { Player } from '../cards.ts'
import { catalogue } from '../catalogue.ts'
import { scoreSheet } from '../score.ts'
import { win } from '../winning.ts'
import type { Maybe } from './shared.ts'

/** The end of the game, elimination, and dice. */

/** The players win. @param why a slug; the text of the pack has its words under `words.outcomes` */
export function winGame(why = 'by-card'): never {
  end('won', nameIn(why, 'why the game is won'))
}

/** The players lose. @param why a slug; the text of the pack has its words under `words.outcomes` */
export function loseGame(why = 'by-card'): never {
  end('lost', nameIn(why, 'why the game is lost'))
}

/** Ends the game. For the game's own reasons, the catalogue has the words; for those of a script, the text of its pack. */
function end(result: 'won' | 'lost', why: string): never {
  const code = `${result}.${why}`
  const sentence = { code, parts: Object.hasOwn(catalogue, code) ? {} : namedHere('outcomes', why) }
  if (result === 'won') win(sentence)
  endGame(result, sentence)
}

/** Eliminates a player. */
export function eliminatePlayer(player: Maybe<Player>): void {
  if (player && !player.eliminated) perform({ kind: 'eliminated', subject: player })
}

/** The score that the group would have if it won now: the lower, the better. RR "Scoring" */
export function score(): number {
  return scoreSheet().total
}

/** A random number from 1 to `sides`. Rolls with different names are independent. */
export function roll(name: string, sides: number): number {
  return chance(name, sides) + 1
}
