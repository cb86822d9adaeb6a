/** The card types of the game, and the facts that they print. */
import type { CardType, Fact } from '@questwright/rulebook'
import { ALL_CULTURES, CLASSES, RACES, SIGNETS } from '../vocabulary.ts'

/** Names whose spelling the word in files does not have. */
const SPELT: { readonly [word: string]: string } = {
  'half-troll': 'Half-troll',
  nazgul: 'Nazgûl',
  palantir: 'Palantír',
  theoden: 'Théoden',
  'uruk-hai': 'Uruk-hai',
}

/** A name in lower case as a title: `hand-weapon` is "Hand weapon". */
const titled = (word: string): string => SPELT[word] ?? `${word[0]?.toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`
const valuesOf = (words: readonly string[], tones: { readonly [word: string]: string } = {}) =>
  Object.fromEntries(words.map((word) => [word, { name: titled(word), ...(tones[word] ? { tone: tones[word] } : {}) }]))

/** The colours of frames, by culture. */
const FRAMES = {
  ...{ dwarven: 'earth', elven: 'sea', gandalf: 'smoke', gollum: 'earth', gondor: 'iron', rohan: 'earth', shire: 'gold' },
  ...{ dunland: 'earth', isengard: 'smoke', moria: 'blood', raider: 'earth', ringwraith: 'night', sauron: 'blood' },
  ...{ men: 'earth', orc: 'blood', 'uruk-hai': 'smoke' },
}

/** The cultures, each with the sign of the same name. */
const cultures = Object.fromEntries(
  Object.entries(valuesOf(ALL_CULTURES, FRAMES)).map(([culture, value]) => [culture, { ...value, icon: culture }]),
)

const signets = Object.fromEntries(SIGNETS.map((signet) => [signet, { name: `${titled(signet)} signet` }]))
const blocks = { fellowship: { name: 'Fellowship block' }, towers: { name: 'Towers block' }, king: { name: 'King block' } }

export const facts: { readonly [fact: string]: Fact } = {
  side: {
    name: 'a side',
    holds: 'one-of',
    words: ['free-peoples', 'shadow'],
    label: 'Side',
    values: { 'free-peoples': { name: 'Free Peoples' }, shadow: { name: 'Shadow' } },
  },
  culture: { name: 'a culture', holds: 'one-of', words: ALL_CULTURES, label: 'Culture', values: cultures, colours: 'frame' },
  race: { name: 'a race', holds: 'slug', known: RACES, label: 'Race', values: valuesOf(RACES) },
  class: { name: 'a class', holds: 'slug', known: CLASSES, label: 'Class', values: valuesOf(CLASSES) },
  signet: { name: 'a signet', holds: 'one-of', words: SIGNETS, label: 'Signet', values: signets },
  unique: { name: 'whether it is unique', holds: 'flag', label: 'Unique' },
  twilight: {
    name: 'a twilight cost',
    holds: 'number',
    usual: 14,
    label: 'Twilight cost',
    short: 'Twilight',
    icon: 'resource',
    tone: 'resource',
  },
  strength: { name: 'strength', holds: 'number', least: -20, usual: 20, label: 'Strength', short: 'Str.', icon: 'attack', tone: 'attack' },
  vitality: { name: 'vitality', holds: 'number', least: -9, usual: 8, label: 'Vitality', short: 'Vit.', icon: 'hitPoints', tone: 'health' },
  resistance: { name: 'resistance', holds: 'number', usual: 12, label: 'Resistance', short: 'Res.', icon: 'neutral', tone: 'engage' },
  site: { name: 'a site number', holds: 'number', usual: 9, label: 'Site number', short: 'Site', icon: 'progress', tone: 'progress' },
  shadowNumber: {
    name: 'a Shadow number',
    holds: 'number',
    usual: 9,
    label: 'Shadow number',
    short: 'Shadow',
    icon: 'resource',
    tone: 'resource',
  },
  arrow: {
    name: 'an arrow',
    holds: 'one-of',
    words: ['left', 'right'],
    label: 'Arrow',
    values: { left: { name: 'Arrow left' }, right: { name: 'Arrow right' } },
  },
  block: { name: 'a block', holds: 'slug', known: ['fellowship', 'towers', 'king'], label: 'Block', values: blocks },
  home: { name: 'a home site', holds: 'number', least: 1, usual: 9, label: 'Home site', icon: 'progress', tone: 'progress' },
  collector: { name: 'the number of its set', holds: 'text', label: 'Number' },
  gempId: { name: 'the id in Gemp', holds: 'text', foreignId: 'siteCode', plays: 'no' },
  support: { name: 'whether it is played to the support area', holds: 'flag', label: 'To the support area' },
}

const drawn = { back: 'tcg', content: 'tcg-cards', inDeck: 'counted' } as const
const character = {
  ...drawn,
  subtitled: true,
  group: 'characters',
  must: ['side', 'culture', 'race', 'twilight', 'strength', 'vitality'],
} as const
const carried = {
  ...drawn,
  group: 'others',
  must: ['side', 'culture', 'twilight'],
  may: ['unique', 'class', 'strength', 'vitality', 'resistance', 'support'],
  newCard: { side: 'free-peoples', culture: 'gondor', twilight: 1, keywords: [] },
} as const

export const types: { readonly [type: string]: CardType } = {
  companion: {
    ...character,
    name: 'Companion',
    plural: 'Companions',
    may: ['unique', 'resistance', 'signet'],
    newCard: { side: 'free-peoples', culture: 'gondor', race: 'man', twilight: 1, strength: 4, vitality: 3, resistance: 6, keywords: [] },
    shows: ['strength', 'vitality', 'resistance'],
    face: {
      says: ['culture', 'race', 'signet'],
      name: 'Companion',
      window: 'arch',
      motif: 'people',
      column: ['strength', 'vitality', 'resistance'],
      line: ['strength', 'vitality'],
      badge: 'twilight',
    },
  },
  ally: {
    ...character,
    name: 'Ally',
    plural: 'Allies',
    must: ['side', 'culture', 'race', 'twilight', 'strength', 'vitality', 'home'],
    may: ['unique', 'signet', 'block'],
    newCard: { side: 'free-peoples', culture: 'shire', race: 'hobbit', twilight: 1, strength: 2, vitality: 2, home: 1, keywords: [] },
    shows: ['strength', 'vitality'],
    face: {
      says: ['culture', 'race', 'signet'],
      name: 'Ally',
      window: 'banner',
      motif: 'people',
      column: ['strength', 'vitality', 'home'],
      line: ['strength', 'vitality'],
      badge: 'twilight',
    },
  },
  minion: {
    ...character,
    name: 'Minion',
    plural: 'Minions',
    must: ['side', 'culture', 'race', 'twilight', 'strength', 'vitality', 'site'],
    may: ['unique'],
    newCard: { side: 'shadow', culture: 'moria', race: 'orc', twilight: 2, strength: 6, vitality: 2, site: 4, keywords: [] },
    shows: ['strength', 'vitality', 'site'],
    face: {
      says: ['culture', 'race'],
      name: 'Minion',
      window: 'teeth',
      motif: 'people',
      column: ['strength', 'vitality', 'site'],
      line: ['strength', 'vitality'],
      badge: 'twilight',
    },
  },
  possession: {
    ...carried,
    name: 'Possession',
    plural: 'Possessions',
    face: {
      says: ['culture', 'class'],
      name: 'Possession',
      window: 'plate',
      motif: 'things',
      column: ['strength', 'vitality'],
      badge: 'twilight',
    },
  },
  artifact: {
    ...carried,
    name: 'Artifact',
    plural: 'Artifacts',
    face: {
      says: ['culture', 'class'],
      name: 'Artifact',
      window: 'gem',
      motif: 'things',
      column: ['strength', 'vitality'],
      badge: 'twilight',
      rim: 'gold',
    },
  },
  condition: {
    ...carried,
    name: 'Condition',
    plural: 'Conditions',
    face: {
      says: ['culture', 'class'],
      name: 'Condition',
      window: 'waves',
      motif: 'things',
      column: ['strength', 'vitality'],
      badge: 'twilight',
    },
  },
  event: {
    ...drawn,
    name: 'Event',
    plural: 'Events',
    group: 'others',
    must: ['side', 'culture', 'twilight'],
    newCard: { side: 'free-peoples', culture: 'gondor', twilight: 0, keywords: [] },
    face: { says: ['culture'], name: 'Event', window: 'scroll', motif: 'things', badge: 'twilight' },
  },
  site: {
    back: 'tcg-site',
    content: 'tcg-cards',
    inDeck: 'begins',
    name: 'Site',
    plural: 'Sites',
    group: 'path',
    must: ['site', 'shadowNumber', 'arrow', 'block'],
    newCard: { site: 1, shadowNumber: 0, arrow: 'right', block: 'fellowship', keywords: [] },
    shows: ['shadowNumber'],
    face: {
      says: ['block', 'arrow'],
      name: 'Site',
      window: 'plain',
      motif: 'places',
      column: ['shadowNumber'],
      badge: 'site',
      lies: 'wide',
    },
  },
  ring: {
    subtitled: true,
    back: 'tcg',
    content: 'tcg-cards',
    inDeck: 'begins',
    name: 'The One Ring',
    plural: 'Rings',
    group: 'path',
    may: ['unique', 'strength', 'vitality', 'resistance'],
    newCard: { unique: true },
    face: { name: 'The One Ring', window: 'gem', motif: 'things', column: ['strength', 'vitality'], rim: 'gold' },
  },
}
