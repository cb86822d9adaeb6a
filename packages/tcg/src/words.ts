/**
 * The words with which scripts describe cards: types, races, cultures, classes, signets, keywords, states. A card matches several words if it
 * matches each of them: `a('moria', 'orc')`.
 */
import { ask, askNumber, type Card, type Part } from '@questwright/kernel'
import {
  borneBy,
  foesOf,
  isCharacter,
  isCompanion,
  isExhausted,
  isFreePeoples,
  isMinion,
  isRoaming,
  isShadow,
  isUnique,
  isWithFellowship,
  playerOf,
  ringBearer,
  skirmishing,
} from './state.ts'

const TYPES = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'] as const

export const RACES = [
  'balrog',
  'creature',
  'dwarf',
  'elf',
  'ent',
  'half-troll',
  'hobbit',
  'maia',
  'man',
  'nazgul',
  'orc',
  'spider',
  'tree',
  'troll',
  'uruk-hai',
  'wizard',
  'wraith',
] as const

export const FREE_PEOPLES_CULTURES = ['dwarven', 'elven', 'gandalf', 'gollum', 'gondor', 'rohan', 'shire'] as const
export const SHADOW_CULTURES = ['dunland', 'gollum', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron'] as const
export const CULTURES = [...new Set([...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES])]
type Culture = (typeof FREE_PEOPLES_CULTURES)[number] | (typeof SHADOW_CULTURES)[number]

export const CLASSES = [
  'armor',
  'bracers',
  'brooch',
  'cloak',
  'hand-weapon',
  'helm',
  'mount',
  'palantir',
  'phial',
  'pipe',
  'pipeweed',
  'ranged-weapon',
  'shield',
  'staff',
  'bow',
] as const

export const SIGNETS = ['aragorn', 'frodo', 'gandalf', 'theoden'] as const

/** Keywords by which other cards describe a card; most of them have no rules of their own. */
const UNLOADED_KEYWORDS = [
  'archer',
  'battleground',
  'easterling',
  'engine',
  'forest',
  'fortification',
  'knight',
  'machine',
  'marsh',
  'mountain',
  'plains',
  'ranger',
  'river',
  'search',
  'southron',
  'spell',
  'stealth',
  'tale',
  'tracker',
  'tentacle',
  'underground',
  'valiant',
  'villager',
  'warg-rider',
  'weather',
] as const

/** What a card is at the moment, or what several types have in common. */
const STATES: { readonly [word: string]: (card: Card) => boolean } = {
  character: isCharacter,
  'free-peoples': isFreePeoples,
  shadow: isShadow,
  unique: isUnique,
  wounded: (card) => card.token('wounds') > 0,
  exhausted: (card) => isCharacter(card) && isExhausted(card),
  roaming: (card) => isMinion(card) && isRoaming(card),
  skirmishing: (card) => skirmishing().includes(card),
  item: (card) => card.facts.type === 'possession' || card.facts.type === 'artifact',
  weapon: (card) => card.facts.class === 'hand-weapon' || card.facts.class === 'ranged-weapon',
  mounted: (card) => borneBy(card).some((one) => one.facts.class === 'mount'),
  'ring-bearer': (card) => {
    const seat = playerOf(card)
    return seat !== undefined && ringBearer(seat) === card
  },
  'ring-bound': (card) => isCompanion(card) && ask(card, 'ringBound') === true,
  unbound: (card) => isCompanion(card) && ask(card, 'ringBound') !== true,
  fierce: (card) => isMinion(card) && ask(card, 'fierce') === true,
  sanctuary: (card) => card.facts.type === 'site' && ask(card, 'sanctuary') === true,
  'defender +1': (card) => askNumber(card, 'defender') >= 1,
  'at this site': isWithFellowship,
  'maneuver event': (card) => card.facts.type === 'event' && card.printed.parts.some(isUsedIn('maneuver')),
}

/** Whether a part of a card can be used in the phase of this word. */
const isUsedIn =
  (word: string) =>
  (part: Part): boolean =>
    part.kind === 'ability' && (part.words ?? [part.word]).includes(word)

type State =
  | 'character'
  | 'free-peoples'
  | 'shadow'
  | 'unique'
  | 'wounded'
  | 'exhausted'
  | 'roaming'
  | 'skirmishing'
  | 'item'
  | 'weapon'
  | 'mounted'
  | 'ring-bearer'
  | 'ring-bound'
  | 'unbound'
  | 'fierce'
  | 'sanctuary'
  | 'defender +1'
  | 'at this site'
  | 'maneuver event'

/** A word that describes cards. */
export type Word =
  | (typeof TYPES)[number]
  | (typeof RACES)[number]
  | Culture
  | (typeof CLASSES)[number]
  | `${(typeof SIGNETS)[number]} signet`
  | (typeof UNLOADED_KEYWORDS)[number]
  | State
  | MoreWords[keyof MoreWords]

/** Words of keywords that packs add: the generated types of a workspace extend it. */
// biome-ignore lint/suspicious/noEmptyInterface: packs extend it by declarations
export interface MoreWords {}

/** All words that the game itself defines. */
export const WORDS: readonly string[] = [
  ...TYPES,
  ...RACES,
  ...CULTURES,
  ...CLASSES,
  ...SIGNETS.map((signet) => `${signet} signet`),
  ...UNLOADED_KEYWORDS,
  ...Object.keys(STATES),
]

/** Whether a card matches a word. */
function matches(card: Card, word: string): boolean {
  const state = STATES[word]
  if (state) return state(card)
  const { facts } = card
  if (facts.type === word || facts.culture === word || facts.race === word || facts.class === word) return true
  if (word.endsWith(' signet')) return facts.signet === word.slice(0, -' signet'.length)
  return Object.hasOwn(ask(card, 'keywords') as object, word)
}

/** Whether a card matches all of these words. */
export function matchesAll(card: Card, words: readonly string[]): boolean {
  return words.every((word) => matches(card, word))
}

/** Whether a character is skirmishing one that matches these words. */
export function skirmishes(card: Card, words: readonly string[]): boolean {
  return foesOf(card).some((foe) => matchesAll(foe, words))
}
