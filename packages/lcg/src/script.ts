import { ability as anAbility, constant, forbidden, numbered, stateCheck } from '@questwright/authoring'
import {
  type Ability,
  type Check,
  close,
  type Delayed,
  type JsonObject,
  type Lasting,
  type Modifier,
  type Part,
  writtenHere,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import type { EventKind, EventOf, EventParts } from './events.ts'
import type { EnemyAttack, Phase } from './round.ts'
import { currentAttack } from './round.ts'
import type { NumberStat, Permission, WordStat } from './stats.ts'
import type { ZoneName } from './zones.ts'

/** The functions that scripts of cards, keywords and scenarios call. A script's default export is the result of one of them. */

/** The argument of a card's functions. `event` is the event that triggered the ability. */
export interface ScriptContext<K extends EventKind = EventKind, T = unknown> {
  /** The card on which the ability works. */
  readonly self: GameCard
  /** The card that prints it: another card for a granted text. */
  readonly source: GameCard
  /** The player who uses it: its controller; for encounter cards the player concerned, else the first player. */
  readonly you: Player
  readonly event: EventOf<K>
  /** The value chosen for X. */
  readonly x: number
  /** The number of the keyword. */
  readonly number: number
  /** The result of `targets`: never null, because an ability without a target does nothing. */
  readonly targets: NonNullable<T>
}

type Does<K extends EventKind = EventKind, T = unknown> = (context: ScriptContext<K, T>) => unknown

/** One of several events at the same moment: its kind, the card or player to which it happens, and its parts. */
export type Happening = { readonly [K in EventKind]: { readonly kind: K } & Partial<EventParts[K]> }[EventKind]

/** A cost of an ability. `pay` may ask players, and returns the events that pay; nothing is paid before all questions were answered. */
export interface Cost {
  /** Identifies the cost in messages when it cannot be paid: `resources`, `exhaust`, `discard`. */
  readonly slug: string
  /** Whether it can be paid in full. It may read the table, but must not ask a player. */
  readonly can: (context: ScriptContext) => boolean
  readonly pay: (context: ScriptContext) => readonly Happening[]
  /** Whether the cards that pay can be chosen as targets. `gone`: they cannot; `there`: they can. */
  readonly payers?: 'gone' | 'there'
}

/** A limit on the uses of an ability: a number per period, counted for each copy of the card or for each player. */
export interface Limit {
  readonly times: number
  readonly period: 'phase' | 'round' | 'game'
  readonly counts: 'card' | 'player'
}

/**
 * The cards that have an ability: its own card, the card to which it is attached, or every card that the function accepts. `table`, for a
 * keyword: it exists once while any card in play has the keyword, no matter how many; `self` is the first of them.
 */
export type Bearer = 'self' | 'host' | 'table' | ((card: GameCard, context: ScriptContext) => boolean)

/** The options of an ability besides its effect: whose event, restriction, cost, limit, targets. */
export interface AbilityOptions<K extends EventKind = EventKind, T = unknown> {
  /** A name that must never change; by default made from word and trigger, if there is only one such ability on a card. */
  readonly slug?: string
  /** The cards whose events trigger it: this card, the card to which it is attached, or each subject that the function accepts. */
  readonly of?: 'self' | 'host' | ((subject: GameCard, context: ScriptContext<K>) => boolean)
  /** The restriction. It may read the table, but must not ask a player. */
  readonly when?: (context: ScriptContext<K>) => boolean
  readonly cost?: Cost | readonly Cost[]
  readonly limit?: Limit
  /** Values that X may take, for cards that cost X; duplicates do no harm. */
  readonly x?: (context: ScriptContext<K>) => readonly number[]
  /** Chooses targets; its result is `targets` for the effect. */
  readonly targets?: (context: ScriptContext<K>) => T
  /** States whether it could change the game, if the engine cannot find out by trying. */
  readonly could?: (context: ScriptContext<K>) => boolean
  /**
   * A description of the certain consequences, written with the verbs of effects, for a forecast before the ability is used. The forecast
   * runs the effect itself, and stops where a card is hidden, dice are rolled or a player has to choose; only this function describes what
   * comes after that. All its changes are rolled back.
   */
  readonly foretold?: (context: ScriptContext<K>) => unknown
  /** From how many different pools the resources to play the card must come: for events. */
  readonly pools?: number
  /** The phase in the printed word: "Quest Action". */
  readonly phase?: Phase
  /** The slug of the keyword that is printed before Action or Response: it restricts who may use the ability. LCG 4.8 */
  readonly keyword?: string
  /** The players who may use an ability that no player controls. */
  readonly player?: 'first' | 'any' | 'engaged'
  /** Gives the ability to the card to which this one is attached, or to others, instead of to this card. */
  readonly given?: Bearer
  /** Zones from which it works: by default in play, or in hand for events. */
  readonly where?: readonly ZoneName[]
}

function ability<K extends EventKind, T>(
  word: string,
  lane: string | null,
  hears: readonly K[],
  slug: string,
  options: AbilityOptions<K, T>,
  effect: Does<K, T>,
): Ability {
  const { slug: own, phase, keyword, player, pools } = close(options)
  const notes = { ...(phase ? { phase } : {}), ...(keyword ? { keyword } : {}), ...(player ? { player } : {}), ...(pools ? { pools } : {}) }
  return anAbility({ slug: own ?? (keyword === undefined ? slug : `${keyword}-${slug}`), word, lane, hears, notes }, options, effect)
}

/** Makes the options argument optional. */
function optional<K extends EventKind, T>(
  first: AbilityOptions<K, T> | Does<K, T>,
  second: Does<K, T> | undefined,
): [AbilityOptions<K, T>, Does<K, T>] {
  return typeof first === 'function' ? [{}, first] : [first, second as Does<K, T>]
}

/** **Action:** used in action windows. With `phase`, only in that phase. */
export function action(effect: Does): Ability
/** **Action:** with a cost, a limit, targets or a phase. */
export function action<T>(options: AbilityOptions<EventKind, T>, effect: Does<EventKind, T>): Ability
export function action<T>(first: AbilityOptions<EventKind, T> | Does<EventKind, T>, second?: Does<EventKind, T>): Ability {
  const [options, effect] = optional(first, second)
  return ability('action', null, [], 'action', options, effect)
}

interface Trigger {
  <K extends EventKind>(kind: K, effect: Does<K>): Ability
  <K extends EventKind, T>(kind: K, options: AbilityOptions<K, T>, effect: Does<K, T>): Ability
}

function trigger(word: string, lane: string, name: string): Trigger {
  return <K extends EventKind, T>(kind: K, first: AbilityOptions<K, T> | Does<K, T>, second?: Does<K, T>): Ability => {
    const [options, effect] = optional(first, second)
    return ability(word, lane, [kind], `${name}-${dashed(kind)}`, options, effect)
  }
}

function dashed(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** **Response:** may be used when, or after, something happens, or to cancel it. */
export const response: {
  /** Responds while the event is under way: the effect can still change the event. */
  readonly when: Trigger
  /** Responds directly after the event happened. */
  readonly after: Trigger
  /** Cancels an effect at the moment at which it begins. */
  readonly cancel: Trigger
} = Object.freeze({
  when: trigger('response', 'when-response', 'when'),
  after: trigger('response', 'after-response', 'after'),
  cancel: trigger('response', 'cancel', 'cancel'),
})

/**
 * A constant ability that does something "as" an event happens, such as damage to an enemy as it is revealed: before forced effects and
 * keywords.
 */
export const constantly: { readonly when: Trigger } = Object.freeze({ when: trigger('constant', 'constant', 'as') })

/** **Forced:** happens by itself when, or after, something happens. */
export const forced: {
  /** Happens while the event is under way: the effect can still change the event. */
  readonly when: Trigger
  /** Happens directly after the event happened. */
  readonly after: Trigger
  /** Happens at the beginning of a phase or of the round. */
  readonly atBeginningOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability
  /** Happens at the end of a phase or of the round. */
  readonly atEndOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => Ability
} = Object.freeze({
  when: trigger('forced', 'when-forced', 'forced-when'),
  after: trigger('forced', 'after-forced', 'forced-after'),
  atBeginningOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => atMoment('beginning', moment, first, second),
  atEndOf: (moment: Phase | 'round', first: AbilityOptions | Does, second?: Does) => atMoment('end', moment, first, second),
})

function atMoment(edge: 'beginning' | 'end', moment: Phase | 'round', first: AbilityOptions | Does, second?: Does): Ability {
  const [options, effect] = optional(first, second)
  const kind = `${edge}Of${moment === 'round' ? 'Round' : 'Phase'}` as EventKind
  const { when } = close(options)
  const inPhase = (context: ScriptContext): boolean =>
    (moment === 'round' || (context.event as EventOf<'endOfPhase'>).phase === moment) && (when === undefined || when(context))
  return ability('forced', 'after-forced', [kind], `${edge}-of-${moment}`, { ...options, when: inPhase }, effect)
}

/** **When Revealed:** resolves by itself when the card is revealed from the encounter deck, or a stage is entered. */
export function whenRevealed(effect: Does<'revealed'>, options: AbilityOptions<'revealed'> = {}): Ability {
  return ability('when-revealed', null, [], 'when-revealed', options, effect)
}

/**
 * **Shadow:** resolves when the card is turned up as a shadow card. `you` is the defending player: the attacked player, even if no
 * character or another player's character defends. FAQ 1.52
 */
export function shadow(
  effect: (context: ScriptContext & { readonly attack: EnemyAttack; readonly attacker: GameCard }) => unknown,
  options: AbilityOptions = {},
): Ability {
  close(effect)
  return ability('shadow', null, [], 'shadow', options, (context) => {
    const attack = currentAttack()
    return attack ? effect(Object.freeze({ ...context, attack, attacker: attack.enemy })) : undefined
  })
}

/** **Travel:** the price of travelling to this location. `can` says whether it can be paid. */
export function travel(can: (context: ScriptContext) => boolean, pay: Does): Ability {
  return ability('travel', null, [], 'travel', { when: can }, pay)
}

/**
 * "Each other location gains: **Travel:** …": a price of travelling to other locations, in addition to their own. A location whose prices
 * cannot be paid is not offered. In `can` and `pay`, `self` is the location to which the players travel, and `source` the card with this
 * ability.
 * @param which accepts the locations that gain it; its `self` is the card with this ability
 */
export function givesTravel(
  which: (location: GameCard, context: ScriptContext) => boolean,
  can: (context: ScriptContext) => boolean,
  pay: Does,
): Ability {
  return ability('gives-travel', null, [], 'gives-travel', { of: which, when: can }, pay)
}

/**
 * **Setup:** instructions for the beginning of a game: of a scenario, of a rule, or of side A of a stage; of a hero, when the game begins;
 * of a card in a player's deck, which is searched out before the first hand is drawn; and of a card in the encounter deck, before the
 * quest's own. LCG 4.9
 * @param options `after: 'quest'`: the instructions of a card among the rules are followed after those of the first stage, because they
 * refer to its cards
 */
export function setup(effect: Does, options: { readonly after?: 'quest' } = {}): Ability {
  return ability(options.after ? 'setup-after-quest' : 'setup', null, [], 'setup', {}, effect)
}

/**
 * The resolution of a scenario or rule: it runs once the players have won, before the game is over; those of systems run last. It does not
 * run in a lost game.
 */
export function whenWon(effect: Does): Ability {
  return ability('when-won', null, [], 'when-won', {}, effect)
}

/**
 * "Attach to …": the cards to which an attachment may be attached when it is played or put into play. `you` is the player who does so. It
 * does not restrict effects of other cards that attach it to a card that they name.
 */
export function attachesTo(which: (card: GameCard, context: ScriptContext) => boolean): Ability {
  return ability('attaches-to', null, [], 'attaches-to', { of: which }, () => undefined)
}

/** "Play into the staging area": an attachment that enters play without being attached, under the control of its player. FAQ 1.38 */
export function playedIntoStagingArea(): Ability {
  return ability('into-staging-area', null, [], 'into-staging-area', {}, () => undefined)
}

/**
 * The restriction of a keyword that is printed before Action or Response: who may use such an ability. Cards name the keyword in the
 * options, `action({ keyword: 'storm' }, …)` for "Storm Action". LCG 4.8
 */
export function mayUse(when: (context: ScriptContext) => boolean): Ability {
  return ability('may-use', null, [], 'may-use', { when }, () => undefined)
}

// ── constant abilities ──────────────────────────────────────

/** The options of a constant ability: to which cards it applies, and while which condition holds. */
export interface ConstantOptions {
  readonly slug?: string
  /** This card by default, its host, the player who controls it, or all cards that the function accepts. */
  readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext) => boolean)
  /** The condition of the ability: it applies exactly while this returns true. */
  readonly while?: (context: ScriptContext) => boolean
  /** `once`: several copies in play do not add up. */
  readonly stacking?: 'each' | 'once'
  readonly where?: readonly ZoneName[]
}

/** A change of a number: exactly one of these fields. */
interface NumberChange {
  /** Adds this amount. */
  readonly by?: number | ((context: ScriptContext, card: GameCard) => number)
  /** Sets the number to this value; additions by other cards have no effect on it. */
  readonly set?: number | ((context: ScriptContext, card: GameCard) => number)
  /** Multiplies the number, or halves it and rounds up, after all additions. */
  readonly times?: number | 'half'
}

/** A change of a list of words: one of these fields. */
interface WordChange {
  /** A word that it gains: a trait, a keyword by its slug, a sphere, an immunity. */
  readonly gain?: string
  /** The number of a keyword that it gains, as in "gains Gust 2", or of a printed keyword with the number X; 1 by default. */
  readonly number?: number | ((context: ScriptContext, card: GameCard) => number)
  /** A word that it loses. */
  readonly lose?: string
}

/**
 * The options of a constant ability that changes a stat: the change, the cards to which it applies, and the condition while which it holds.
 */
export type ModifierOptions<S extends NumberStat | WordStat = NumberStat | WordStat> = ConstantOptions &
  (S extends NumberStat ? NumberChange : WordChange)

/** A constant change of a stat, such as `modifier('willpower', { on: 'host', by: 2 })`. */
export function modifier<S extends NumberStat | WordStat>(stat: S, options: ModifierOptions<S>): Modifier {
  const { by, set, times, gain, number, lose } = options as NumberChange & WordChange
  const [way, value] =
    by !== undefined
      ? (['add', by] as const)
      : set !== undefined
        ? (['set', set] as const)
        : times !== undefined
          ? (['times', times] as const)
          : gain !== undefined
            ? (['include', gained(gain, number)] as const)
            : (['exclude', lose ?? null] as const)
  return constant(options.slug ?? `${stat}-${way}`, stat, way, value as Modifier['value'], options)
}

/** A word, or a keyword with its number. */
function gained(word: string, number: WordChange['number']): unknown {
  if (number === undefined) return word
  if (typeof number !== 'function') return { word, number }
  close(number)
  return (context: ScriptContext, card: GameCard) => ({ word, number: number(context, card) })
}

/** Permits something that the rules forbid, such as `permits('defendsForOthers')`. */
export function permits(permission: Permission, options: ConstantOptions = {}): Modifier {
  return constant(options.slug ?? `permits-${dashed(permission)}`, permission, 'permit', true, options)
}

/** "Cannot": this kind of event does not happen to the card. Nothing overrides it. */
export function cannot<K extends EventKind>(
  kind: K,
  options: Omit<ConstantOptions, 'on' | 'while'> & {
    readonly on?: 'self' | 'host' | 'controller' | ((card: GameCard, context: ScriptContext<K>) => boolean)
    readonly while?: (context: ScriptContext<K>) => boolean
  } = {},
): Modifier {
  return forbidden(options.slug ?? `cannot-${dashed(kind)}`, kind, options)
}

/** The text box is blank: no printed abilities, keywords or traits. With `except: 'traits'` the traits remain. */
export function blanks(options: ConstantOptions & { readonly except?: 'traits' }): Modifier {
  return constant(options.slug ?? 'blanks', 'blank', 'permit', options.except ? 'traits-stay' : true, options)
}

// ── effects that last or wait ───────────────────────────────

/** The things that a declared lasting effect can change: a stat, a permission, whether a text box is blank, or a forbidden event. */
export type LastingStat = NumberStat | WordStat | Permission | 'blank' | `cannot ${EventKind}`

/** The change that a lasting effect makes to the affected cards; a permission and a "cannot" need no further options. */
export type LastingOptions<S extends LastingStat = LastingStat> = {
  readonly on: (card: GameCard, params: JsonObject, self: GameCard) => boolean
} & (S extends NumberStat
  ? {
      /** Adds this amount; a function is called again each time. */
      readonly by?: number | ((params: JsonObject, card: GameCard) => number)
      readonly set?: number
      readonly times?: number | 'half'
    }
  : S extends WordStat
    ? WordChange
    : S extends 'blank'
      ? { readonly except?: 'traits' }
      : unknown)

/** A lasting effect of an encounter card, started by `begin(slug, until)`: the affected cards are determined again each time. */
export function lasting<S extends LastingStat>(slug: string, stat: S, options: LastingOptions<S>): Lasting {
  const { on, by, set, times, gain, lose, except } = options as LastingOptions<NumberStat> & WordChange & { readonly except?: 'traits' }
  const change: readonly [Lasting['way'], unknown] = stat.startsWith('cannot ')
    ? ['forbid', true]
    : by !== undefined
      ? ['add', by]
      : set !== undefined
        ? ['set', set]
        : times !== undefined
          ? ['times', times]
          : gain !== undefined
            ? ['include', gain]
            : lose !== undefined
              ? ['exclude', lose]
              : ['permit', except ? 'traits-stay' : true]
  return { kind: 'lasting', slug, at: writtenHere(), stat, on: on as Lasting['on'], way: change[0], value: change[1] as Lasting['value'] }
}

/** Declares the effect that `atTheEndOf(when, slug, params)` schedules: it runs at that moment. */
export function delayed(slug: string, effect: (context: ScriptContext, params: JsonObject) => unknown): Delayed {
  return { kind: 'delayed', slug, at: writtenHere(), effect: effect as unknown as Delayed['effect'] }
}

/**
 * A state check: the events that it returns happen at once, such as `stageDefeated` for a stage with "if there are no enemies in play,
 * advance". The check of a keyword runs for each card with the keyword that changed; the check of a card or rule runs for that card after
 * any change, and also before the When Revealed text of its own card.
 */
export function check(slug: string, find: (context: ScriptContext) => readonly Happening[]): Check {
  return stateCheck(slug, find)
}

// ── what a script exports ───────────────────────────────────

/** The default export of a script: the result of `card`, `scenario` and `rule`. */
export interface CardScript {
  readonly kind: 'card' | 'scenario' | 'rule'
  readonly slug: string
  readonly parts: readonly Part[] | { readonly [side: string]: readonly Part[] }
}

/** The default export of a keyword's script: the result of `keyword`. */
export interface KeywordScript {
  readonly kind: 'keyword'
  readonly slug: string
  readonly place?: 'outside-text-box'
  readonly parts: readonly Part[]
}

/** The behaviour of a card. Two-sided cards have their parts by side. */
export function card(slug: string, parts: readonly Part[] | { readonly [side: string]: readonly Part[] }): CardScript {
  return Object.freeze({ kind: 'card', slug, parts: numbered(parts) })
}

/** A keyword: abilities and modifiers of every card that has the keyword. */
export function keyword(slug: string, parts: readonly Part[], options: { readonly place?: 'outside-text-box' } = {}): KeywordScript {
  return Object.freeze({ kind: 'keyword', slug, parts: numbered(parts), ...options })
}

/** A scenario's own rules: setup, winning and losing. */
export function scenario(slug: string, parts: readonly Part[]): CardScript {
  return Object.freeze({ kind: 'scenario', slug, parts: numbered(parts) })
}

/** A rule for the whole game: a mode or a house rule. */
export function rule(slug: string, parts: readonly Part[]): CardScript {
  return Object.freeze({ kind: 'rule', slug, parts: numbered(parts) })
}
