import { askWhy, type Card, fieldOf, isBlank, type Json, type JsonObject, type StatSpec, table } from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import { type GameCard, Player } from './cards.ts'
import { statWords } from './rulebook/stats.ts'
import type { SystemNumberStat, SystemPermission, SystemStats, SystemWordStat } from './system-names.ts'
import { shownOnType } from './system-types.ts'

/** The stats of cards, players and the table, and their printed values. */

/** A player whose threat dial reaches this value is eliminated. RR "Threat Elimination Level" */
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

/** Whether a card keeps its traits, because all effects that blank its text box leave the traits. FAQ 1.55 */
function keepsTraits(card: Card): boolean {
  return askWhy(card, 'blank').contributors.every(({ way, value }) => way !== 'permit' || value === 'traits-stay')
}

/** The slug of a printed keyword (`Name`, `Name 2`, `Name X` or `Name (sort)`), and its number: 1 if the card prints none. */
export function countedKeyword(printed: string): { readonly slug: string; readonly number: number } {
  const { slug, number = 1 } = readKeyword(printed)
  // the card's own text adds the value of X
  return { slug, number: number === 'X' ? 0 : number }
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
    const { slug, number } = countedKeyword(word)
    counts[slug] = (counts[slug] ?? 0) + number
  }
  const frozen = Object.freeze(counts)
  if (keep === words) parsed.set(words, frozen)
  return frozen
}

/** Whether a keyword survives blanking: one that is printed outside the text box is no part of it, and declares so in its definition. */
function survivesBlanking(word: string): boolean {
  return table().library.keywords.get(readKeyword(word).slug)?.place === 'outside-text-box'
}

function printedSpheres(card: Card): Json {
  const sphere = card.facts.sphere as string | undefined
  return sphere === undefined || sphere === 'neutral' ? NO_WORDS : Object.freeze([sphere])
}

/** A stat with its description in one line from the rulebook, for docs/names.md. */
interface Described extends StatSpec {
  readonly about: string
}

/** A permission: something that the rules forbid unless a card permits it. */
function permission<const S extends string>({
  about,
}: {
  readonly about: S
}): {
  readonly shape: 'yes-no'
  readonly printed: () => false
  readonly about: S
} {
  return { shape: 'yes-no', printed: () => false, about }
}

function printedAs<const S extends string>({ fact, about }: { readonly fact: string; readonly about: S }) {
  return { ...printedNumber(fact), shape: 'number', about } as const
}

/** The threat on the dial of a player. */
function dialOf(card: Card): Json {
  return card instanceof Player ? card.dial : '-'
}

export const stats = {
  threatCost: printedAs(statWords.threatCost),
  cost: printedAs(statWords.cost),
  engagementCost: printedAs(statWords.engagementCost),
  threat: printedAs(statWords.threat),
  willpower: printedAs(statWords.willpower),
  attack: printedAs(statWords.attack),
  defense: printedAs(statWords.defense),
  hitPoints: printedAs(statWords.hitPoints),
  questPoints: printedAs(statWords.questPoints),
  traits: { shape: 'words', printed: printedTraits, about: statWords.traits.about },
  keywords: { shape: 'counts', printed: printedKeywords, about: statWords.keywords.about },
  spheres: { shape: 'words', printed: printedSpheres, about: statWords.spheres.about },
  paysFor: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: statWords.paysFor.about,
  },
  paidFromAnyPool: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: statWords.paidFromAnyPool.about,
  },
  blank: permission(statWords.blank),
  immunities: {
    shape: 'words',
    printed: (card: Card): Json => (card.facts.immunities as readonly string[] | undefined) ?? NO_WORDS,
    about: statWords.immunities.about,
  },
  forbiddenAttachments: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: statWords.forbiddenAttachments.about,
  },
  defendsForOthers: permission(statWords.defendsForOthers),
  declaresManyDefenders: permission(statWords.declaresManyDefenders),
  commitsWithoutExhausting: permission(statWords.commitsWithoutExhausting),
  attacksWithoutExhausting: permission(statWords.attacksWithoutExhausting),
  defendsWithoutExhausting: permission(statWords.defendsWithoutExhausting),
  takesUndefendedDamage: permission(statWords.takesUndefendedDamage),
  mustTakeUndefendedDamage: permission(statWords.mustTakeUndefendedDamage),
  attacksForOthers: permission(statWords.attacksForOthers),
  ignoresAttackersForOthers: permission(statWords.ignoresAttackersForOthers),
  attacksStagingAlone: permission(statWords.attacksStagingAlone),
  mostAttackers: {
    shape: 'number',
    printed: (): Json => '-',
    about: statWords.mostAttackers.about,
  },
  consideredEngaged: permission(statWords.consideredEngaged),
  consideredEngagedFrom: { shape: 'number', printed: (): Json => 0, about: statWords.consideredEngagedFrom.about },
  withholdsThreat: permission(statWords.withholdsThreat),
  committedInStaging: permission(statWords.committedInStaging),
  playableInActionWindows: permission(statWords.playableInActionWindows),
  reachesImmune: permission(statWords.reachesImmune),
  survivesDamage: permission(statWords.survivesDamage),
  lostWhenAway: permission(statWords.lostWhenAway),
  elimination: {
    shape: 'number',
    printed: (card: Card): Json => (card instanceof Player ? ELIMINATION_LEVEL : '-'),
    about: statWords.elimination.about,
  },
  handLimit: {
    shape: 'number',
    // by default a hand has no limit. RR "Drawing cards"
    printed: (): Json => '-',
    about: statWords.handLimit.about,
  },
  goesToVictoryDisplay: permission(statWords.goesToVictoryDisplay),
  returnsToHand: permission(statWords.returnsToHand),
  copiesInVictoryDisplay: {
    shape: 'number',
    printed: (): Json => '-',
    about: statWords.copiesInVictoryDisplay.about,
  },
  victoryPoints: { shape: 'number', printed: (): Json => 0, about: statWords.victoryPoints.about },
  stagedAlone: permission(statWords.stagedAlone),
  concernsRevealer: permission(statWords.concernsRevealer),
  renewsEncounterDeck: permission(statWords.renewsEncounterDeck),
  mustBeTravelledTo: permission(statWords.mustBeTravelledTo),
  refreshThreat: {
    shape: 'number',
    printed: (card: Card): Json => (card instanceof Player ? 1 : '-'),
    // RR App I 7.3
    about: statWords.refreshThreat.about,
  },
  // RR App I 1.2
  collects: { shape: 'number', printed: (): Json => 1, about: statWords.collects.about },
  // RR App I 1.3
  draws: { shape: 'number', printed: (card: Card): Json => (card instanceof Player ? 1 : '-'), about: statWords.draws.about },
  stagingThreat: {
    shape: 'number',
    printed: (): Json => 0,
    least: -99,
    about: statWords.stagingThreat.about,
  },
  countsForQuest: {
    shape: 'words',
    printed: (): Json => NO_WORDS,
    about: statWords.countsForQuest.about,
  },
  isCurrentQuest: permission(statWords.isCurrentQuest),
  keepsEncounterDeckEmpty: permission(statWords.keepsEncounterDeckEmpty),
  ignoresShadowCards: permission(statWords.ignoresShadowCards),
  keepsShadowCards: permission(statWords.keepsShadowCards),
  takesProgressFirst: permission(statWords.takesProgressFirst),
  mostProgress: { shape: 'number', printed: (): Json => '-', about: statWords.mostProgress.about },
  threatForEngagement: { shape: 'number', printed: dialOf, about: statWords.threatForEngagement.about },
  threatForEnemies: { shape: 'number', printed: dialOf, about: statWords.threatForEnemies.about },
  cardsToReveal: {
    shape: 'number',
    printed: (): Json => 0,
    least: -99,
    about: statWords.cardsToReveal.about,
  },
} as const satisfies { readonly [name in keyof typeof statWords]: Described }

type Stats = typeof stats
type Shaped<S extends StatSpec['shape']> = { [K in keyof Stats]: Stats[K]['shape'] extends S ? K : never }[keyof Stats]

/** A stat that is a number, such as `willpower`. */
export type NumberStat = Shaped<'number'> | SystemNumberStat
/** A stat that is a list of words, such as `traits`. */
export type WordStat = Shaped<'words' | 'counts'> | SystemWordStat
/** Permissions: things that the rules forbid unless a card permits them, such as `defendsForOthers`. */
export type Permission = Exclude<Shaped<'yes-no'>, 'blank'> | SystemPermission
/** Everything that a modifier can change. */
export type StatName = keyof Stats | keyof SystemStats

export const checkedStats: readonly StatName[] = [
  'hitPoints',
  'questPoints',
  'elimination',
  'handLimit',
  'keywords',
  'forbiddenAttachments',
]

/** Stats that a view shows for a card of this type. */
export function shownStats(card: GameCard): readonly StatName[] {
  return shownOnType((fieldOf(card, 'type') as string | undefined) ?? (card.facts.type as string)) as readonly StatName[]
}
