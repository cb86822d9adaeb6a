/** The numbers and permissions that the rules ask for. A keyword changes them; no step of the turn names a keyword. */
import type { Card, Json, Ruleset } from '@questwright/kernel'
import { table } from '@questwright/kernel'

type Stat = Ruleset['stats'][string]

/** Totals may become negative while modifiers are added; the rule that uses a total counts a negative one as zero. */
const NO_LEAST = -10_000

const number = (printed: (card: Card) => Json, least?: number): Stat => ({
  shape: 'number',
  printed,
  ...(least === undefined ? {} : { least }),
})
const printedNumber = (fact: string, least?: number): Stat => number((card) => (card.facts[fact] ?? 0) as Json, least)
const permission = (printed: boolean): Stat => ({ shape: 'yes-no', printed: () => printed })

export const stats = {
  strength: printedNumber('strength'),
  vitality: printedNumber('vitality'),
  resistance: printedNumber('resistance'),
  /** The twilight cost. It may be below zero until it is paid, so that the roaming penalty is added first. */
  twilight: printedNumber('twilight', NO_LEAST),
  /** The site number of a minion. */
  site: printedNumber('site'),
  shadowNumber: printedNumber('shadowNumber'),
  /** How many tokens more a roaming minion costs. */
  roamingPenalty: number((card) => (card.facts.type === 'minion' ? 2 : 0)),
  damage: number(() => 0),
  /** Whether the damage bonuses of a character count. */
  hasDamage: permission(true),
  /** How many more minions a character may be assigned to than one. */
  defender: number(() => 0),
  /** How many minions may be assigned to a skirmish of a character in all. */
  mostMinions: number(() => 1_000),
  /** How many tokens its owner may add when the Free Peoples player assigns a character to the minion. */
  ambush: number(() => 0),
  /** How much a character adds to the archery total of its side. */
  archery: number(() => 0),
  /** By how many times its strength a character is overwhelmed. */
  overwhelmedAt: number(() => 2),
  fierce: permission(false),
  /** Whether the skirmish of a minion is resolved after all skirmishes without such a minion. */
  skirmishesLast: permission(false),
  /** Whether a minion roams at sites with a lower number than its own. */
  roams: permission(true),
  /** Whether a site is a sanctuary. */
  sanctuary: permission(false),
  /** Whether a card lets a character take part that otherwise would not: an ally away from its home, or a character that may not skirmish. */
  takesPart: permission(false),
  /** Whether the Free Peoples player may assign the character. */
  mayBeAssigned: permission(true),
  /** Whether a card lets the Free Peoples player assign a character that must be asked first, such as an unhasty one. */
  isRoused: permission(false),
  /** Whether a character may skirmish at all. */
  maySkirmish: permission(true),
  /** Whether a companion is Ring-bound. */
  ringBound: { shape: 'yes-no', printed: (card) => card.facts.ringBound === true },
  /** Of a player: how often the fellowship may move in a turn. Four players have one move more. */
  moveLimit: number(() => (table().seats.length > 3 ? 3 : 2)),
  /** Of a player: whether the fellowship may move again in this turn. */
  mayMove: permission(true),
  /** Of the table: the sum that cards add to the archery totals. */
  fellowshipArchery: number(() => 0, NO_LEAST),
  minionArchery: number(() => 0, NO_LEAST),
  /** Of the table: phases of this turn that are skipped. */
  skippedPhases: { shape: 'words', printed: () => [] },
  keywords: { shape: 'counts', printed: (card) => (card.facts.keywords ?? {}) as Json },
} as const satisfies Ruleset['stats']

/** The name of a stat. */
export type StatName = keyof typeof stats
