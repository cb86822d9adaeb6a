import { chance, endGame, namedHere, nameIn, perform } from '@questwright/kernel'
import type { Player } from '../cards.ts'
import { catalogue } from '../catalogue.ts'
import { scoreSheet } from '../score.ts'
import { win } from '../winning.ts'
import type { Maybe } from './shared.ts'

/** The end of the game, elimination, and dice. */

/** The players win. @param why a slug whose words stand in the text of the pack under `words.outcomes` */
export function winGame(why = 'by-card'): never {
  end('won', nameIn(why, 'why the game is won'))
}

/** The players lose. @param why a slug whose words stand in the text of the pack under `words.outcomes` */
export function loseGame(why = 'by-card'): never {
  end('lost', nameIn(why, 'why the game is lost'))
}

/** Reasons of the game's own have their words; those of a script refer to its text. */
function end(result: 'won' | 'lost', why: string): never {
  const code = `${result}.${why}`
  const sentence = { code, parts: Object.hasOwn(catalogue, code) ? {} : namedHere('outcomes', why) }
  if (result === 'won') win(sentence)
  endGame(result, sentence)
}

/** Puts a player out of the game. */
export function eliminatePlayer(player: Maybe<Player>): void {
  if (player && !player.eliminated) perform({ kind: 'eliminated', subject: player })
}

/** The score of the group if it won now: the lower, the better. RR "Scoring" */
export function score(): number {
  return scoreSheet().total
}

/** A number from 1 to so many, at random. The name keeps draws apart. */
export function roll(name: string, sides: number): number {
  return chance(name, sides) + 1
}
