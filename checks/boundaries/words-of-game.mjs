import { readdirSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { wordsOf } from './words.mjs'

const repository = new URL('../../', import.meta.url)

/**
 * Words of the game's rulebook that are also common in other card games, programs or pages, each with its common meaning. All other words of the
 * rulebook are words of that game.
 * @type {Readonly<Record<string, string>>}
 */
export const general = {
  active: 'what is in use now',
  area: 'a part of a page',
  aside: 'beside what is meant',
  attachment: 'a card that hangs on another, in any game',
  attachments: 'several of them',
  attack: 'what a hostile script does',
  back: 'the way back, and what a card shows face down',
  character: 'a letter of a text',
  code: 'what programs and cards are written in',
  contract: 'what two rooms agree upon',
  cost: 'what a use is paid with, in any game',
  current: 'what is shown now',
  damage: 'a token of many games',
  deck: 'a pile of cards',
  discard: 'what a player does with a card',
  display: 'a screen',
  easy: 'not hard',
  event: 'something that happens at a table',
  guarded: 'behind a guard that looks at what passes',
  hand: 'what a player holds',
  hit: 'a click that meets something',
  id: 'a name that never changes',
  limit: 'how much of something there may be',
  location: 'where a page or an answer of a server lies',
  mode: 'a way of doing something',
  neutral: 'of no side',
  player: 'who plays',
  play: 'what players do',
  planning: 'thinking before doing',
  points: 'places of a drawing',
  progress: 'how far something has come',
  refresh: 'loading again what a page shows',
  removed: 'taken away',
  removes: 'takes away',
  resolving: 'finding what a name means',
  resource: 'what a process may use',
  restricted: 'held within limits',
  rules: 'what a table follows',
  set: 'things of which each is there once, and giving a value',
  sets: 'several of them',
  stage: 'a step of a longer work',
  standard: 'as it usually is',
  time: 'when something happens, and how often',
  unique: 'there once',
}

/**
 * The words of the cooperative game: of its types and what they count as, facts, zones, phases, tokens, modes, places and keywords, without the general ones.
 * @returns {Promise<ReadonlySet<string>>} lower case
 */
export async function wordsOfGame() {
  const { lcgRulebook } = await chapterOf('packages/lcg/src/rulebook/index.ts')
  const { types, facts, zones, phases, tokens, ownNames, modes, places, hosts } = lcgRulebook
  // a keyword of several words consists of common words, so it is left out
  const keywords = readdirSync(new URL('content/lcg-keywords/keywords', repository))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .filter((name) => !name.includes('-'))
  const names = [
    ...[types, facts, zones, phases, tokens, modes, places, hosts].flatMap((section) => Object.keys(section)),
    ...Object.values(types).flatMap(({ is = [] }) => is),
    ...Object.values(facts).flatMap(({ known = [] }) => known),
    ...(ownNames.tokens ?? []),
    ...keywords,
  ]
  const words = new Set(names.flatMap((name) => wordsOf(name).map(({ word }) => word)))
  const strangers = Object.keys(general).filter((word) => !words.has(word))
  if (strangers.length > 0)
    throw new Error(
      `checks/boundaries/words-of-game.mjs lists words that the rulebook does not have: ${strangers.join(', ')}. Take them out.`,
    )
  return new Set([...words].filter((word) => !Object.hasOwn(general, word)))
}

/** @param {string} path of a TypeScript module of this repository */
function chapterOf(path) {
  return tsImport(new URL(path, repository).href, import.meta.url)
}

/**
 * The forms of a word that a text may contain: its plural, and its forms as a verb.
 * @param {string} word
 */
function formsOf(word) {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/ing$/, '')]
}

/**
 * Words of a game in a text, also as plurals and verbs.
 * @param {string} text
 * @param {ReadonlySet<string>} words
 * @returns {{ word: string, at: number }[]}
 */
export function wordsOfGameIn(text, words) {
  return wordsOf(text).filter(({ word }) => formsOf(word).some((one) => words.has(one)))
}
