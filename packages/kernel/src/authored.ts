import { table } from './current-table.ts'
import type { WordsOf } from './door.ts'
import type { JsonObject } from './json.ts'

/** References to words of authors: story lines and questions hold slugs, and the text file of the pack has the words for them. */

/** How many different keys are recorded per game: a script that generates keys without end must not fill the memory. */
const MOST_NAMED = 500

/** The reference to the words for a key that the script of an ability uses. @param ability `pack:slug#part` */
export function wordsFrom(ability: string, words: WordsOf, key: string): JsonObject {
  return { words, of: ability.slice(0, ability.lastIndexOf('#')), key }
}

/**
 * Records that the running script used this key in play. Keys that a script puts together cannot be found in its source, so
 * fuzz and scenes look here for keys without words in the text. Players never see what a probe tries out, so its keys are not recorded.
 */
export function noteNamed(words: WordsOf, key: string): void {
  const t = table()
  const ability = t.doing?.ability
  if (ability === undefined || t.run.mode !== 'play' || t.instruments.named.size >= MOST_NAMED) return
  const of = ability.slice(0, ability.lastIndexOf('#'))
  const at = `${words} ${of} ${key}`
  if (!t.instruments.named.has(at)) t.instruments.named.set(at, { words, of, key })
}

/** The part `words` of a sentence for a key that the running script uses; an empty object when no script runs. */
export function namedHere(words: WordsOf, key: string): JsonObject {
  const ability = table().doing?.ability
  noteNamed(words, key)
  return ability === undefined ? {} : { words: wordsFrom(ability, words, key) }
}
