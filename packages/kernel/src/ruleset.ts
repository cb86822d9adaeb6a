import type { Card } from './card.ts'
import type { Ability, CardDefinition, Check, Context, Cost, Library, Modifier } from './definition.ts'
import type { Input, Outcome, Place, Sentence } from './door.ts'
import type { EventInit, EventSpec, GameEvent } from './event.ts'
import type { Json, JsonObject } from './json.ts'
import type { HandMove } from './manual-move.ts'
import type { CounterSpec, SystemDefinition } from './system.ts'
import type { Zone, ZoneSpec } from './zone.ts'

/** What a game brings to the kernel: data and plain functions. */

/**
 * A place in the course of an event where abilities answer.
 * `chosen`: compulsory, in an order that the decider chooses. `seats`: optional, seat by seat until all pass.
 */
export interface Lane {
  readonly name: string
  readonly at: 'before' | 'after'
  readonly order: 'chosen' | 'seats'
}

export interface StatSpec {
  /** `number`: printed, set, sum, doubling, rounding up, clamp. `words`: a set. `counts`: words with a number each. `yes-no`. */
  readonly shape: 'number' | 'words' | 'counts' | 'yes-no'
  readonly printed: (card: Card) => Json
  /** The smallest value of a number; 0 if not given. */
  readonly least?: number
}

/** Where the game goes next: a step, a step with arguments, a sequence to run before the next step, or the end of the sequence. */
export type Next =
  | string
  | { readonly step: string; readonly args?: JsonObject }
  | { readonly call: string; readonly args?: JsonObject; readonly next: string; readonly with?: JsonObject }
  | null

export type StepFunction = (args: JsonObject) => Next

export interface Ruleset {
  readonly name: string
  /** The class of its cards: the kernel's, with getters for what the game's scripts read. */
  readonly Card: new (
    id: string,
    n: number,
    definition: CardDefinition,
    zone: Zone,
  ) => Card
  /** The class of its seats, where they need getters of their own. */
  readonly Seat?: Ruleset['Card']
  readonly zones: {
    readonly table: { readonly [name: string]: ZoneSpec }
    readonly seat: { readonly [name: string]: ZoneSpec }
    readonly card: { readonly [name: string]: ZoneSpec }
  }
  readonly lanes: readonly Lane[]
  /** Words of abilities that seats use of their own accord in windows. */
  readonly windowWords: readonly string[]
  readonly events: { readonly [kind: string]: EventSpec }
  readonly stats: { readonly [name: string]: StatSpec }
  /** Stats whose change may call for a state check. */
  readonly checkedStats: readonly string[]
  readonly steps: { readonly [name: string]: StepFunction }
  /** What comes after a step that a system may replace, by that step. */
  readonly successors?: { readonly [step: string]: string }
  readonly firstStep: string
  /**
   * Packs of whose cards a game is dealt: their systems, and those of the packs on which they stand, are in it. Without it no system is in any game.
   * @returns undefined for a setup that names no pack: it is dealt of all that are there
   */
  readonly packsIn?: (setup: JsonObject) => Iterable<string> | undefined
  /** Codes of the systems with which a game is set up, of those that hold only where they are chosen. */
  readonly rulesIn?: (setup: JsonObject, library: Library) => ReadonlySet<string>
  /** Numbers that systems count. */
  readonly counters?: { readonly [name: string]: CounterSpec }
  /** The systems that are in it, in the order of their codes. */
  readonly systems?: readonly SystemDefinition[]
  /** Builds the table from a deal, before the first step. */
  readonly setUp: (setup: JsonObject) => void
  /** Seats that still play, beginning with the first. */
  readonly seatsInOrder: () => readonly Card[]
  /** The seat that decides for the table. @param events where compulsory abilities are put into an order: what they answer to */
  readonly decider: (events?: readonly GameEvent[]) => Card
  /**
   * When an optional ability may be used. `could-change`: where its costs can be paid and its effect could change the game.
   * `costs-met`: where its costs can be paid and it has a target, if it needs one; options say which of them would change nothing. `could-change` if not given.
   */
  readonly initiation?: 'could-change' | 'costs-met'
  /** Whether a printed part works where and how its card lies now; it depends on nothing else. */
  readonly works: (part: Ability | Modifier | Check, card: Card) => boolean
  /** Which cards rest: their texts do nothing, they have no keywords, and nothing that looks for cards in play finds them. */
  readonly rest?: {
    readonly rests: (card: Card) => boolean
    /** Fields of cards, players and the table that it reads, besides where a card lies. */
    readonly reads: readonly string[]
  }
  /** Which seats may use an optional ability of this card. */
  readonly users: (ability: Ability, card: Card) => readonly Card[]
  /** Who is `you` for a compulsory ability of this card. */
  readonly youFor: (card: Card, event: GameEvent | undefined) => Card
  /** Restrictions that come with the printed word. @returns the reason why not */
  readonly refuses: (ability: Ability, context: Context) => Sentence | undefined
  /** Costs that come with the card, besides the ability's own. */
  readonly costsOf: (ability: Ability, context: Context) => readonly Cost[]
  /** Called before anything is asked or paid for a used ability: lays a played card where everyone sees it. */
  readonly announce?: (ability: Ability, context: Context) => void
  /** Surrounds the effect of a used ability: where a played card lies meanwhile and afterwards. */
  readonly carryOut: (ability: Ability, context: Context, effect: () => void) => void
  /** Called before what happens at one moment resolves. @returns what is to do when all of it has, such as setting the order in a pile */
  readonly moment?: (events: readonly GameEvent[]) => (() => void) | undefined
  /** Called once all abilities have answered to events that happened: those of one moment, with what joined it. Events are in it once each. */
  readonly answered?: (events: readonly GameEvent[]) => void
  /** Whether what this card does reaches that card: immunity. `null` is a step of the rules. */
  readonly reaches: (by: Card | null, card: Card) => boolean
  /** Whether a card is one of those that a lasting effect describes which also falls on cards that come later. It depends on the card and the state alone. */
  readonly isAmong?: (card: Card, among: JsonObject) => boolean
  /** What the state checks find among these cards: a list that the caller may add to. */
  readonly check: (touched: readonly Card[]) => EventInit[]
  /**
   * The slugs of keywords that facts print. A keyword that no card at the table prints and that nothing gives costs nothing; where this is not given,
   * any card may have any keyword.
   */
  readonly printedKeywords?: (facts: JsonObject) => readonly string[]
  /** The card's keywords and their numbers, gained ones included. */
  readonly keywordsOf: (card: Card) => { readonly [slug: string]: Json | undefined }
  /** The periods that limits may name. */
  readonly periods?: readonly string[]
  /** Names the running period, for limits: another text in the next one. */
  readonly period: (name: string) => string
  /**
   * Why a player may not give this input, or take the game back to an earlier one. Where it is not given, whoever plays may do all of it, as at a
   * table where all play together. @param asked who has to answer now
   */
  readonly refusesInput?: (seat: Card, input: Input | { readonly kind: 'rewind'; readonly to: number }, asked: Card) => Sentence | undefined
  /**
   * The back of a card, for players who cannot see its front: cards of equal back and owner cannot be told apart. Where it is not given, all cards of an owner
   * have the same back.
   */
  readonly backOf?: (card: Card) => string
  /** Where the game stands, for the timeline. */
  readonly place: () => Place
  /** Kinds of events that end a stretch of the game, such as a turn: who hears them is told before. */
  readonly ends?: readonly string[]
  /** Changes by hand that this game knows besides the kernel's, by name. */
  readonly handMoves?: { readonly [name: string]: HandMove }
  /** How far whoever chooses is told what would follow. Without it, to the end of the step in which they choose. */
  readonly foresight?: {
    /** Steps that bring about what was chosen in a step, by that step: it is told what follows up to the last of them. */
    readonly reach: { readonly [step: string]: readonly string[] }
    /**
     * By a step with a window: the steps on the way to the next window, of which none does anything: there a phase or a turn ends and another begins. What one
     * window offers and the next one offers as well is the same chance.
     */
    readonly sameChance?: { readonly [step: string]: readonly string[] }
    /** Steps that bring what nobody knows yet: they are passed over, and named. Nothing is given where the step brings nothing of that kind. */
    readonly veiled: { readonly [step: string]: () => { readonly says: string; readonly next: Next } | undefined }
  }
  readonly figures: (result: Outcome['result']) => JsonObject
  readonly view: {
    /** @param name how the viewer calls a card; nothing for one that has gone where nobody sees it, such as into a deck */
    readonly status: (name: (card: Card) => string | null) => JsonObject
    readonly marks: (card: Card) => readonly string[]
    /** The stats shown for a card. */
    readonly stats: (card: Card) => readonly string[]
  }
}
