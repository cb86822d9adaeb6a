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
import {
  type CLASSES,
  CULTURES_LIKE_RACES,
  type Culture,
  type RACES,
  type SIGNETS,
  type STATES,
  type TITLES,
  type TYPES,
  type UNLOADED_KEYWORDS,
} from './vocabulary.ts'

type State = (typeof STATES)[number]

/** The test of each word for a state of a card, or for something that several types have in common. */
const HOLDS: { readonly [S in State]: (card: Card) => boolean } = {
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

/** A word that describes cards. */
export type Word =
  | (typeof TYPES)[number]
  | (typeof RACES)[number]
  | Culture
  | `${(typeof CULTURES_LIKE_RACES)[number]} culture`
  | (typeof CLASSES)[number]
  | `${(typeof SIGNETS)[number]} signet`
  | (typeof UNLOADED_KEYWORDS)[number]
  | State
  | keyof MoreWords

/** The slug of a keyword, of the game or of a pack. */
export type KeywordWord = (typeof UNLOADED_KEYWORDS)[number] | 'ambush' | 'damage' | 'defender' | 'unhasty' | keyof MoreWords

/** A title of a card: of a card in a pack of the workspace, or a title that card texts of the game mention. */
export type Title = (typeof TITLES)[number] | keyof MoreTitles

/** Words of keywords that packs add: the generated types of a workspace extend it. */
// biome-ignore lint/suspicious/noEmptyInterface: packs extend it by declarations
export interface MoreWords {}

/** Titles of the cards in packs: the generated types of a workspace extend it, and so may the declarations of a pack. */
// biome-ignore lint/suspicious/noEmptyInterface: packs extend it by declarations
export interface MoreTitles {}

const isRaceToo = (word: string): boolean => (CULTURES_LIKE_RACES as readonly string[]).includes(word)

/** Whether a card matches a word. */
function matches(card: Card, word: string): boolean {
  if (Object.hasOwn(HOLDS, word)) return HOLDS[word as State](card)
  const { facts } = card
  if (facts.type === word || facts.race === word || facts.class === word) return true
  if (facts.culture === word && !isRaceToo(word)) return true
  if (word.endsWith(' culture')) return facts.culture === word.slice(0, -' culture'.length)
  if (word.endsWith(' signet')) return facts.signet === word.slice(0, -' signet'.length)
  return Object.hasOwn(ask(card, 'keywords') as object, word)
}

/** Whether a card matches all of these words. */
export function matchesAll(card: Card, words: readonly string[]): boolean {
  return words.every((word) => matches(card, word))
}

/** Whether a character is skirmishing a character with these words. */
export function skirmishes(card: Card, words: readonly string[]): boolean {
  return foesOf(card).some((foe) => matchesAll(foe, words))
}
