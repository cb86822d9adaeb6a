import { table } from './current-table.ts'
import type { WordsOf } from './door.ts'
import type { JsonObject } from './json.ts'

/** References to what authors word: the story and questions carry slugs, and the text of the pack has the words. */

/** So many different keys of one game are kept in mind: a script that makes up keys without end fills no memory. */
const MOST_NAMED = 500

/** Something that the script of an ability names. @param ability `pack:slug#part` */
export function wordsFrom(ability: string, words: WordsOf, key: string): JsonObject {
  return { words, of: ability.slice(0, ability.lastIndexOf('#')), key }
}

/**
 * Keeps in mind that the script that runs now named something while the game was played. Keys that a script puts together are in no source, so
 * fuzz and scenes look here for those that no text words. What a probe tries out is not said to players, so it is not kept.
 */
export function noteNamed(words: WordsOf, key: string): void {
  const t = table()
  const ability = t.doing?.ability
  if (ability === undefined || t.mode !== 'play' || t.named.size >= MOST_NAMED) return
  const of = ability.slice(0, ability.lastIndexOf('#'))
  const at = `${words} ${of} ${key}`
  if (!t.named.has(at)) t.named.set(at, { words, of, key })
}

/** Something that the script that runs now names, as the part `words` of a sentence; no part where no script runs. */
export function namedHere(words: WordsOf, key: string): JsonObject {
  const ability = table().doing?.ability
  noteNamed(words, key)
  return ability === undefined ? {} : { words: wordsFrom(ability, words, key) }
}
