import type { WordsOf } from './door.ts'
import type { JsonObject } from './json.ts'
import { table } from './table.ts'

/** References to what authors word: the story and questions carry slugs, and the text of the pack has the words. */

/** Something that the script of an ability names. @param ability `pack:slug#part` */
export function wordsFrom(ability: string, words: WordsOf, key: string): JsonObject {
  return { words, of: ability.slice(0, ability.lastIndexOf('#')), key }
}

/** Something that the script that runs now names, as the part `words` of a sentence; no part where no script runs. */
export function namedHere(words: WordsOf, key: string): JsonObject {
  const ability = table().doing?.ability
  return ability === undefined ? {} : { words: wordsFrom(ability, words, key) }
}
