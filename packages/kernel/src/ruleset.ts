import type { Card } from './card.ts'
import type { Ability, CardDefinition, Check, Context, Cost, Library, Modifier } from './definition.ts'
import type { Input, Outcome, Place, Sentence } from './door.ts'
import type { EventInit, EventSpec, GameEvent } from './event.ts'
import type { Json, JsonObject } from './json.ts'
import type { Rewind } from './learned.ts'
import type { CounterSpec, SystemDefinition } from './system.ts'
import type { Zone, ZoneSpec } from './zone.ts'

/** The types of a ruleset, which defines a game for the kernel by data and plain functions. */

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

/**
 * The continuation after a step: another step, a step with arguments, a sequence to run before the next step, or the end of the sequence.
 */
export type Next =
  | string
  | { readonly step: string; readonly args?: JsonObject }
  | { readonly call: string; readonly args?: JsonObject; readonly next: string; readonly with?: JsonObject }
  | null

export type StepFunction = (args: JsonObject) => Next

export interface Ruleset {
  readonly name: string
  /** The class of its cards: extends `Card` with getters for the scripts of the game. */
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
  /** Words of abilities that seats may use in windows. */
  readonly windowWords: readonly string[]
  readonly events: { readonly [kind: string]: EventSpec }
  readonly stats: { readonly [name: string]: StatSpec }
  /** Stats whose change may call for a state check. */
  readonly checkedStats: readonly string[]
  readonly steps: { readonly [name: string]: StepFunction }
  /** The next step after a step that a system may replace, by the replaced step. */
  readonly successors?: { readonly [step: string]: string }
  readonly firstStep: string
  /**
   * The packs from which a game is dealt: it has their systems, and those of packs that they depend on. Without it, games have no systems.
   * @returns undefined for a setup that names no pack: the game is dealt from all packs at the table
   */
  readonly packsIn?: (setup: JsonObject) => Iterable<string> | undefined
  /** Codes of the optional systems that the setup chooses. */
  readonly rulesIn?: (setup: JsonObject, library: Library) => ReadonlySet<string>
  /** Counters of systems. */
  readonly counters?: { readonly [name: string]: CounterSpec }
  /** The systems in the game, in the order of their codes. */
  readonly systems?: readonly SystemDefinition[]
  /** Builds the table from a deal, before the first step. */
  readonly setUp: (setup: JsonObject) => void
  /** Why no game can begin from the position that the table shows, with a remedy; undefined if one can. */
  readonly wrongAtTable?: () => string | undefined
  /** Seats that still play, beginning with the first. */
  readonly seatsInOrder: () => readonly Card[]
  /** The seat that decides for the table. @param events the answered events, when compulsory abilities are put into an order */
  readonly decider: (events?: readonly GameEvent[]) => Card
  /**
   * The condition for the use of an optional ability. `could-change`: its costs can be paid, and its effect could change the game.
   * `costs-met`: its costs can be paid and it has a target, if it needs one; options say which of them would change nothing. `could-change`
   * if not given.
   */
  readonly initiation?: 'could-change' | 'costs-met'
  /** Whether a printed part is active given the zone and state of its card; of other state it may read the fields in `rest.reads` and `worksBy`. */
  readonly works: (part: Ability | Modifier | Check, card: Card) => boolean
  /** The fields of the table and of players that `works` reads, each with the names of the zones for whose cards it reads them. */
  readonly worksBy?: { readonly [field: string]: readonly string[] }
  /** The rule for resting cards: their texts do nothing, they have no keywords, and they do not count as cards in play. */
  readonly rest?: {
    readonly rests: (card: Card) => boolean
    /** The fields of cards, players and the table that `rests` reads, besides the zone and the controller of a card. */
    readonly reads: readonly string[]
  }
  /** The seats that may use an optional ability of this card. */
  readonly users: (ability: Ability, card: Card) => readonly Card[]
  /** The seat that is `you` for a compulsory ability of this card. */
  readonly youFor: (card: Card, event: GameEvent | undefined) => Card
  /** Restrictions that come with the printed word. @returns the reason why not */
  readonly refuses: (ability: Ability, context: Context) => Sentence | undefined
  /** Costs that come with the card, besides the ability's own. */
  readonly costsOf: (ability: Ability, context: Context) => readonly Cost[]
  /** Called before anything is asked or paid for a used ability: lays a played card where everyone sees it. */
  readonly announce?: (ability: Ability, context: Context) => void
  /** The word under which the story tells a use, such as `play` for a card that is played; the word of the ability if not given. */
  readonly wordOfUse?: (ability: Ability, self: Card) => string
  /** Wraps the effect of a used ability, and decides in which zone a played card is during the effect and afterwards. */
  readonly carryOut: (ability: Ability, context: Context, effect: () => void) => void
  /** Called before the events of one moment resolve. @returns a function to call after all have resolved, such as setting the order in a pile */
  readonly moment?: (events: readonly GameEvent[]) => (() => void) | undefined
  /** Called once after all abilities have answered to the events of one moment and to the events that joined them. Each event is listed once. */
  readonly answered?: (events: readonly GameEvent[]) => void
  /** Whether effects of `by` reach `card`; false for immunity. `null` is a step of the rules. */
  readonly reaches: (by: Card | null, card: Card) => boolean
  /** Whether a card fits the description of a lasting effect that also applies to later cards. Depends on the card and the state alone. */
  readonly isAmong?: (card: Card, among: JsonObject) => boolean
  /** The events that state checks demand for these cards, in a new list that the caller may extend. */
  readonly check: (touched: readonly Card[]) => EventInit[]
  /**
   * The slugs of keywords that facts print. It saves time: a keyword that no card at the table prints and that no effect gives is not
   * indexed. Without this function, any card may have any keyword.
   */
  readonly printedKeywords?: (facts: JsonObject) => readonly string[]
  /** The card's keywords and their numbers, gained ones included. */
  readonly keywordsOf: (card: Card) => { readonly [slug: string]: Json | undefined }
  /** The periods that limits may name. */
  readonly periods?: readonly string[]
  /** Names the running period, for limits: the name changes when the next period begins. */
  readonly period: (name: string) => string
  /**
   * Why a player may not give this input, or take back earlier ones; undefined when the player may. Without it every player may do both, as in
   * a cooperative game. `mayTakeBack` is the usual rule for games between opponents. @param asked the seat of the pending question
   */
  readonly refusesInput?: (seat: Card, input: Input | Rewind, asked: Card) => Sentence | undefined
  /**
   * Removes a player who concedes, and that player's cards in play, from the game; the last remaining player wins. If others play on, the engine
   * returns to the checkpoint before the pending question, runs this function and repeats the step, so that the conceding player is not asked. A
   * ruleset with this function lets players concede, and void the game if all agree. For games with winners.
   */
  readonly concede?: (seat: Card) => void
  /**
   * The back of a card, for players who cannot see its front: cards of equal back and owner cannot be told apart. Where it is not given, all cards of
   * an owner have the same back.
   */
  readonly backOf?: (card: Card) => string
  /** The current place in the game, for the timeline. */
  readonly place: () => Place
  /** Kinds of events that end a stretch of the game, such as a turn: explanations list in advance the abilities that hear them. */
  readonly ends?: readonly string[]
  /** Manual moves of this game besides the kernel's, by name. */
  readonly handMoves?: { readonly [name: string]: HandMove }
  /** How far forecasts run. If absent, they end with the step in which the choice is made. */
  readonly foresight?: {
    /** By step of the choice: the later steps that carry the choice out. A forecast runs to the last of them. */
    readonly reach: { readonly [step: string]: readonly string[] }
    /**
     * By step with a window: the steps before the next window in which only a phase or turn ends. If both windows offer a use, they count as
     * one chance.
     */
    readonly sameChance?: { readonly [step: string]: readonly string[] }
    /** Steps that reveal unknown cards, such as draws: a forecast skips and names them. Returns undefined when the step would reveal nothing. */
    readonly veiled: { readonly [step: string]: () => { readonly says: string; readonly next: Next } | undefined }
  }
  /** The player who took the first turn, for statistics of games in which it matters; undefined if it is not known (any more). */
  readonly wentFirst?: () => Card | undefined
  readonly figures: (result: Outcome['result']) => JsonObject
  readonly view: {
    /** @param name the viewer's name of a card; null for a card in a pile that no seat sees, such as a deck */
    readonly status: (name: (card: Card) => string | null) => JsonObject
    readonly marks: (card: Card) => readonly string[]
    /** The stats shown for a card. */
    readonly stats: (card: Card) => readonly string[]
  }
}

/** A manual move that a ruleset adds to those of the kernel. */
export interface HandMove {
  /** Why the move cannot be made on this card; undefined when it can. Changes nothing. */
  readonly refuses: (card: Card, move: JsonObject) => Sentence | undefined
  /** Makes the move. No abilities respond to it, and no question is asked. */
  readonly make: (card: Card, move: JsonObject) => void
}
