import { readdirSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { wordsOf } from './words.mjs'

const repository = new URL('../../', import.meta.url)

/**
 * Words of the rulebooks of the games that are also common in other card games, programs or pages, each with its common meaning. All other words of
 * a rulebook are words of its game.
 * @type {Readonly<Record<string, string>>}
 */
export const general = {
  active: 'what is in use now',
  area: 'a part of a page',
  arrow: 'a short function of a script, and a sign of a page',
  aside: 'beside what is meant',
  assignment: 'giving a name a value',
  attachment: 'a card that hangs on another, in any game',
  attachments: 'several of them',
  attack: 'what a hostile script does',
  back: 'the way back, and what a card shows face down',
  block: 'statements between braces, and holding something up',
  character: 'a letter of a text',
  class: 'what styles and objects belong to',
  code: 'what programs and cards are written in',
  condition: 'what must hold',
  contract: 'what two rooms agree upon',
  cost: 'what a use is paid with, in any game',
  current: 'what is shown now',
  damage: 'a token of many games',
  dead: 'of no use any more',
  deck: 'a pile of cards',
  discard: 'what a player does with a card',
  display: 'a screen',
  easy: 'not hard',
  event: 'something that happens at a table',
  guarded: 'behind a guard that looks at what passes',
  half: 'one of two equal parts',
  hand: 'what a player holds',
  hit: 'a click that meets something',
  home: 'the first page, and where something belongs',
  id: 'a name that never changes',
  limit: 'how much of something there may be',
  location: 'where a page or an answer of a server lies',
  machine: 'the computer',
  mode: 'a way of doing something',
  neutral: 'of no side',
  number: 'how many',
  path: 'where a file lies',
  pipe: 'what passes data on',
  play: 'what players do',
  player: 'who plays',
  points: 'places of a drawing',
  progress: 'how far something has come',
  race: 'what two tasks run that do not wait',
  refresh: 'loading again what a page shows',
  removed: 'taken away',
  removes: 'takes away',
  resolving: 'finding what a name means',
  resource: 'what a process may use',
  rules: 'what a table follows',
  search: 'looking for something',
  set: 'things of which each is there once, and giving a value',
  sets: 'several of them',
  setup: 'what comes before a start',
  side: 'left or right, and a face of a card',
  site: 'pages on the web',
  spell: 'how a word is written',
  stage: 'a step of a longer work',
  standard: 'as it usually is',
  starter: 'a deck to begin with',
  support: 'what a program can do',
  time: 'when something happens, and how often',
  tree: 'nested parts',
  unique: 'there once',
  weather: 'an example of a system',
}

/**
 * Words of the rulebooks of the games that are also published names of drawings, and where they are: packs and rulebooks use these names, so they
 * stay. Only in these files, and only as keys and texts, they are no words of a game.
 * @type {readonly { readonly words: readonly string[], readonly files: readonly string[] }[]}
 */
export const drawn = [
  {
    // pictures of cards
    words: [
      ...['ambush', 'archer', 'armor', 'bow', 'dwarf', 'elf', 'forest', 'marsh', 'mountain', 'orc', 'ranger', 'ring', 'river', 'shield'],
      ...['spider', 'stealth', 'troll', 'wizard', 'wraith'],
    ],
    files: ['packages/board/src/art/motifs.ts', 'packages/board/src/art/motifs/'],
  },
  // landscapes of the start page have the names of drawings
  { words: ['forest', 'marsh', 'mountain', 'river'], files: ['packages/table-page/src/start/lands.ts'] },
  // frames of cards
  { words: ['bow', 'shield'], files: ['packages/board/src/frames.ts', 'packages/rulebook/src/drawn-words.ts'] },
  // a look of a number on the table
  {
    words: ['ring'],
    files: ['packages/rulebook/src/table-look.ts', 'packages/packs/src/system-schema.ts', 'packages/board/src/dial.tsx'],
  },
]

/** The games whose words are no words of generic rooms: the file of the rulebook, its export, and the folder of the keywords. */
const games = [
  { rulebook: 'packages/lcg/src/rulebook/index.ts', name: 'lcgRulebook', keywords: 'content/lcg-keywords/keywords' },
  { rulebook: 'packages/tcg/src/rulebook/index.ts', name: 'tcgRulebook', keywords: 'content/tcg-keywords/keywords' },
]

/**
 * The words of the games: of their types and what they count as, facts, zones, phases, tokens, modes, places and keywords, without the general ones.
 * @returns {Promise<ReadonlySet<string>>} lower case
 */
export async function wordsOfGame() {
  const ofGames = await Promise.all(games.map(wordsOfOne))
  const words = new Set(ofGames.flat())
  const strangers = [...Object.keys(general), ...drawn.flatMap((some) => some.words)].filter((word) => !words.has(word))
  if (strangers.length > 0)
    throw new Error(`checks/boundaries/words-of-game.mjs lists words that no rulebook has: ${strangers.join(', ')}. Take them out.`)
  return new Set([...words].filter((word) => !Object.hasOwn(general, word)))
}

/** @param {(typeof games)[number]} game */
async function wordsOfOne({ rulebook, name, keywords: folder }) {
  const { types, facts, zones, phases, tokens, ownNames, modes, places, hosts } = (await chapterOf(rulebook))[name]
  // a keyword of several words consists of common words, so it is left out
  const keywords = readdirSync(new URL(folder, repository))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .filter((keyword) => !keyword.includes('-'))
  const names = [
    ...[types, facts, zones, phases, tokens, modes, places, hosts].flatMap((section) => Object.keys(section)),
    ...Object.values(types).flatMap(({ is = [] }) => is),
    ...Object.values(facts).flatMap(({ known = [] }) => known),
    ...(ownNames.tokens ?? []),
    ...keywords,
  ]
  return names.flatMap((one) => wordsOf(one).map(({ word }) => word))
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
