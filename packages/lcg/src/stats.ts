import { askWhy, type Card, fieldOf, isBlank, type Json, type JsonObject, type Ruleset, type StatSpec, table } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'

/** What `ask` can be asked of a card, and what it prints. */

/** A threat dial at this value puts its player out of the game. RR "Threat Elimination Level" */
export const ELIMINATION_LEVEL = 50

function printedNumber(fact: string): StatSpec {
  return {
    shape: 'number',
    printed: (card) => {
      const value = card.facts[fact]
      return typeof value === 'number' ? value : value === 'X' ? 0 : '-'
    },
  }
}

const yesNo: StatSpec = { shape: 'yes-no', printed: () => false }

const NO_WORDS: readonly string[] = Object.freeze([])
const NO_COUNTS: JsonObject = Object.freeze({})

function printedTraits(card: Card): Json {
  if (isBlank(table(), card) && !keepsTraits(card)) return NO_WORDS
  return (card.facts.traits as readonly string[] | undefined) ?? NO_WORDS
}

/** Whether all that blanks a card leaves its traits. FAQ 1.55 */
function keepsTraits(card: Card): boolean {
  return askWhy(card, 'blank').contributors.every(({ way, value }) => way !== 'permit' || value === 'traits-stay')
}

/** A keyword as cards print it, `Name` or `Name 2`: its slug and its number, 1 where it has none. */
export function readKeyword(word: string): { readonly slug: string; readonly number: number } {
  const at = word.lastIndexOf(' ')
  const number = at > 0 ? Number(word.slice(at + 1)) : Number.NaN
  const slug = (Number.isInteger(number) ? word.slice(0, at) : word).toLowerCase().replaceAll(' ', '-')
  return { slug, number: Number.isInteger(number) ? number : 1 }
}

const parsed = new WeakMap<readonly string[], JsonObject>()

/** Printed keywords with their numbers: `Doomed 2` is doomed: 2, `Surge` twice is surge: 2. */
function printedKeywords(card: Card): Json {
  const words = card.facts.keywords as readonly string[] | undefined
  if (!words || words.length === 0) return NO_COUNTS
  const keep = isBlank(table(), card) ? words.filter((word) => survivesBlanking(word)) : words
  if (keep.length === 0) return NO_COUNTS
  const known = keep === words ? parsed.get(words) : undefined
  if (known) return known
  const counts: { [keyword: string]: number } = {}
  for (const word of keep) {
    const { slug, number } = readKeyword(word)
    counts[slug] = (counts[slug] ?? 0) + number
  }
  const frozen = Object.freeze(counts)
  if (keep === words) parsed.set(words, frozen)
  return frozen
}

/** A value printed outside the text box is no part of it: such a keyword is declared by its plugin. */
function survivesBlanking(word: string): boolean {
  return table().library.keywords.get(readKeyword(word).slug)?.place === 'outside-text-box'
}

function printedSpheres(card: Card): Json {
  const sphere = card.facts.sphere as string | undefined
  return sphere === undefined || sphere === 'neutral' ? NO_WORDS : Object.freeze([sphere])
}

export const stats: Ruleset['stats'] = {
  threatCost: printedNumber('threatCost'),
  cost: printedNumber('cost'),
  engagementCost: printedNumber('engagementCost'),
  threat: printedNumber('threat'),
  willpower: printedNumber('willpower'),
  attack: printedNumber('attack'),
  defense: printedNumber('defense'),
  hitPoints: printedNumber('hitPoints'),
  questPoints: printedNumber('questPoints'),
  traits: { shape: 'words', printed: printedTraits },
  keywords: { shape: 'counts', printed: printedKeywords },
  spheres: { shape: 'words', printed: printedSpheres },
  blank: yesNo,
  /** What it is immune to: `card-effects` or `player-card-effects`. */
  immunities: { shape: 'words', printed: (card) => (card.facts.immunities as readonly string[] | undefined) ?? NO_WORDS },
  /** Attachments that it cannot have: `any`, or those with one of these traits. */
  forbiddenAttachments: { shape: 'words', printed: () => NO_WORDS },
  /** Whether a character may defend attacks on other players. */
  defendsForOthers: yesNo,
  /** Whether a player may declare any number of defenders against an attack. */
  declaresManyDefenders: yesNo,
  /** Whether a character may attack enemies engaged with other players. */
  attacksForOthers: yesNo,
  /** Whether a character that attacks alone may attack enemies in the staging area. */
  attacksStagingAlone: yesNo,
  /** Whether an enemy is considered to be engaged with every player while it stays in the staging area. */
  consideredEngaged: yesNo,
  /** Whether a card in the staging area keeps its threat out of the quest. Its threat itself is as it was. */
  withholdsThreat: yesNo,
  /** Whether an objective-ally in the staging area is committed to the quest there. */
  committedInStaging: yesNo,
  /** Whether an ally or attachment may be played in ordinary action windows of the running phase. */
  playableInActionWindows: yesNo,
  elimination: { shape: 'number', printed: (card) => (card instanceof Player ? ELIMINATION_LEVEL : '-') },
  /** Whether it goes to the victory display when it is defeated or explored. */
  goesToVictoryDisplay: yesNo,
  /** What it takes off the score while it lies in the victory display. */
  victoryPoints: { shape: 'number', printed: () => 0 },
  /** Whether the players must travel to a location wherever they could travel: there or to another one that says so. */
  mustBeTravelledTo: yesNo,
  /** By how much the refresh phase raises a player's threat. RR App I 7.3 */
  refreshThreat: { shape: 'number', printed: (card) => (card instanceof Player ? 1 : '-') },
  /** What is added to the threat in the staging area as a whole. Asked of the table. */
  stagingThreat: { shape: 'number', printed: () => 0, least: -99 },
  /** How many encounter cards the staging step reveals more or less. */
  cardsToReveal: { shape: 'number', printed: () => 0, least: -99 },
}

export const checkedStats: Ruleset['checkedStats'] = ['hitPoints', 'questPoints', 'elimination', 'keywords', 'forbiddenAttachments']

/** Stats that a view shows for a card of this type. */
export function shownStats(card: GameCard): readonly string[] {
  switch ((fieldOf(card, 'type') as string | undefined) ?? card.facts.type) {
    case 'hero':
    case 'objective-hero':
      return ['willpower', 'attack', 'defense', 'hitPoints', 'traits', 'keywords', 'spheres', 'threatCost']
    case 'ally':
      return ['cost', 'willpower', 'attack', 'defense', 'hitPoints', 'traits', 'keywords']
    case 'attachment':
    case 'event':
    case 'treasure':
      return ['cost', 'traits', 'keywords']
    case 'objective-ally':
    case 'ship-objective':
      return ['willpower', 'attack', 'defense', 'hitPoints', 'traits', 'keywords']
    case 'enemy':
    case 'ship-enemy':
      return ['engagementCost', 'threat', 'attack', 'defense', 'hitPoints', 'traits', 'keywords']
    case 'location':
    case 'objective-location':
      return ['threat', 'questPoints', 'traits', 'keywords']
    case 'objective':
    case 'treachery':
      return ['traits', 'keywords']
    case 'quest':
    case 'encounter-side-quest':
      return ['questPoints']
    case 'player-side-quest':
      return ['cost', 'questPoints', 'traits']
    default:
      return []
  }
}
