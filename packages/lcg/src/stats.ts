import { askWhy, type Card, fieldOf, isBlank, type Json, type JsonObject, type StatSpec, table } from '@questwright/kernel'
import { type GameCard, Player } from './cards.ts'
import type { SystemNumberStat, SystemPermission, SystemStats, SystemWordStat } from './system-names.ts'
import { shownOnType } from './system-types.ts'

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

const NO_WORDS: readonly string[] = Object.freeze([])
const NO_COUNTS: JsonObject = Object.freeze(Object.create(null))

function printedTraits(card: Card): Json {
  if (isBlank(table(), card) && !keepsTraits(card)) return NO_WORDS
  return (card.facts.traits as readonly string[] | undefined) ?? NO_WORDS
}

/** Whether all that blanks a card leaves its traits. FAQ 1.55 */
function keepsTraits(card: Card): boolean {
  return askWhy(card, 'blank').contributors.every(({ way, value }) => way !== 'permit' || value === 'traits-stay')
}

/** A keyword as cards print it, `Name`, `Name 2` or `Name X`: its slug and its number, 1 where it has none. */
export function readKeyword(word: string): { readonly slug: string; readonly number: number } {
  const at = word.lastIndexOf(' ')
  // what X is the card's own text says, and gains it
  const number = at > 0 ? Number(word.slice(at + 1).replace(/^X$/, '0')) : Number.NaN
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
  const counts: { [keyword: string]: number } = Object.create(null)
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

/** A stat, and what it is in one line: docs/names.md lists them. */
interface Described extends StatSpec {
  readonly about: string
}

/** A permission: what the rules do not allow, unless a card does. */
function permission<const S extends string>(about: S): { readonly shape: 'yes-no'; readonly printed: () => false; readonly about: S } {
  return { shape: 'yes-no', printed: () => false, about }
}

function printedAs<const S extends string>(fact: string, about: S) {
  return { ...printedNumber(fact), shape: 'number', about } as const
}

export const stats = {
  threatCost: printedAs('threatCost', 'What a hero adds to its player’s threat at the start.'),
  cost: printedAs('cost', 'What it costs to play it, in resources.'),
  engagementCost: printedAs('engagementCost', 'The threat at which an enemy engages a player by itself.'),
  threat: printedAs('threat', 'What it adds to the threat in the staging area.'),
  willpower: printedAs('willpower', 'What a character adds to the quest to which it is committed.'),
  attack: printedAs('attack', 'The damage that it deals, less defense.'),
  defense: printedAs('defense', 'What is taken off the damage of an attack against it.'),
  hitPoints: printedAs('hitPoints', 'So much damage destroys it.'),
  questPoints: printedAs('questPoints', 'So much progress explores a location or completes a stage.'),
  traits: { shape: 'words', printed: printedTraits, about: 'Its traits.' },
  keywords: { shape: 'counts', printed: printedKeywords, about: 'Its keywords by their slugs, each with its number.' },
  spheres: { shape: 'words', printed: printedSpheres, about: 'The spheres whose resources it gives or needs.' },
  paysFor: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: 'Cards of other spheres for which its resources may pay, too: any, or those of one of these types, traits or spheres.',
  },
  blank: permission('Whether its text box is blank: written with blanks(…).'),
  immunities: {
    shape: 'words',
    printed: (card: Card): Json => (card.facts.immunities as readonly string[] | undefined) ?? NO_WORDS,
    about: 'What it is immune to: card-effects or player-card-effects.',
  },
  forbiddenAttachments: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: 'Attachments that it cannot have: any, those with one of these traits, or with non- before it those without the trait.',
  },
  defendsForOthers: permission('A character may defend against attacks on other players.'),
  declaresManyDefenders: permission('A player may declare any number of defenders against an attack.'),
  takesUndefendedDamage: permission(
    'Damage of an undefended attack may be dealt to it, as to a hero of the attacked player: of its controller, or any where it has none.',
  ),
  mustTakeUndefendedDamage: permission(
    'Damage of an undefended attack is dealt to it and to no hero: of an attack on its controller, or on anybody where it has none.',
  ),
  attacksForOthers: permission('A character may attack enemies that are engaged with other players.'),
  ignoresAttackersForOthers: permission(
    'Attackers that may attack it only because cards let them attack enemies of other players add nothing to the attack.',
  ),
  attacksStagingAlone: permission('A character that attacks alone may attack enemies in the staging area.'),
  consideredEngaged: permission('An enemy is considered to be engaged with every player while it stays in the staging area.'),
  withholdsThreat: permission('A card in the staging area keeps its threat out of the quest; its threat itself is as it was.'),
  committedInStaging: permission('A character in the staging area, such as an objective-ally, is committed to the quest there.'),
  playableInActionWindows: permission('An ally or attachment may be played in ordinary action windows of the running phase.'),
  survivesDamage: permission('Damage does not destroy it, however much lies on it.'),
  elimination: {
    shape: 'number',
    printed: (card: Card): Json => (card instanceof Player ? ELIMINATION_LEVEL : '-'),
    about: 'The threat at which a player is eliminated.',
  },
  goesToVictoryDisplay: permission('It goes to the victory display when it is defeated or explored.'),
  copiesInVictoryDisplay: {
    shape: 'number',
    printed: (): Json => '-',
    about: 'How many copies of it the victory display holds at most; a further one goes to the discard pile.',
  },
  victoryPoints: { shape: 'number', printed: (): Json => 0, about: 'What it takes off the score while it lies in the victory display.' },
  stagedAlone: permission(
    'Who reveals it is “you” on it and stages it alone: meanwhile the other players take no actions and trigger no responses.',
  ),
  mustBeTravelledTo: permission(
    'The players must travel to this location wherever they could travel: there, or to another one that says so.',
  ),
  refreshThreat: {
    shape: 'number',
    printed: (card: Card): Json => (card instanceof Player ? 1 : '-'),
    // RR App I 7.3
    about: 'By how much the refresh phase raises a player’s threat.',
  },
  stagingThreat: {
    shape: 'number',
    printed: (): Json => 0,
    least: -99,
    about: 'What is added to the threat in the staging area as a whole. Asked of the table.',
  },
  countsForQuest: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: 'Which stat of committed characters counts for the quest instead of willpower, such as attack. Asked of the current quest.',
  },
  cardsToReveal: {
    shape: 'number',
    printed: (): Json => 0,
    least: -99,
    about: 'How many encounter cards the staging step reveals more or less. Asked of the table.',
  },
} as const satisfies { readonly [name: string]: Described }

type Stats = typeof stats
type Shaped<S extends StatSpec['shape']> = { [K in keyof Stats]: Stats[K]['shape'] extends S ? K : never }[keyof Stats]

/** A stat that is a number, such as `willpower`. */
export type NumberStat = Shaped<'number'> | SystemNumberStat
/** A stat that is a list of words, such as `traits`. */
export type WordStat = Shaped<'words' | 'counts'> | SystemWordStat
/** What the rules do not allow unless a card permits it, such as `defendsForOthers`. */
export type Permission = Exclude<Shaped<'yes-no'>, 'blank'> | SystemPermission
/** Everything that a modifier can change. */
export type StatName = keyof Stats | keyof SystemStats

export const checkedStats: readonly StatName[] = ['hitPoints', 'questPoints', 'elimination', 'keywords', 'forbiddenAttachments']

/** Stats that a view shows for a card of this type. */
export function shownStats(card: GameCard): readonly StatName[] {
  return shownOnType((fieldOf(card, 'type') as string | undefined) ?? (card.facts.type as string)) as readonly StatName[]
}
