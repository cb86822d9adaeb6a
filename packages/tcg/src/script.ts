/** The functions with which scripts of cards and keywords are written. A script's default export is the result of `card` or `keyword`. */
import { ability as anAbility, constant, forbidden, numbered } from '@questwright/authoring'
import { type Ability, type Card, close, type Context as KernelContext, type Limit, type Modifier, type Part } from '@questwright/kernel'
import type { TcgCard } from './card.ts'
import { TO_PLAY } from './play.ts'
import { costsIn, hasRequirements, isSpotted, type Prices, tokensTaken } from './prices.ts'
import { isOne, type Selection } from './selection.ts'
import type { StatName } from './stats.ts'
import { canPlayFrom, type PlayHow } from './verbs.ts'
import type { WindowWord } from './windows.ts'
import type { KeywordWord } from './words.ts'
import type { ZoneName } from './zones.ts'

/** The argument of the functions in scripts: the card, its player, the event, the cards with which the costs were paid, and the targets. */
export type Context = KernelContext<TcgCard>

/** Kinds of events to which abilities respond. */
export type EventKind =
  | 'wounded'
  | 'exerted'
  | 'healed'
  | 'killed'
  | 'burdened'
  | 'unburdened'
  | 'threatAdded'
  | 'threatRemoved'
  | 'siteControlled'
  | 'siteLiberated'
  | 'added'
  | 'removed'
  | 'entered'
  | 'played'
  | 'drawn'
  | 'taken'
  | 'discarded'
  | 'transferred'
  | 'placedInDeck'
  | 'lookedAt'
  | 'revealed'
  | 'sitePlaced'
  | 'siteReplaced'
  | 'movedFrom'
  | 'moved'
  | 'movedTo'
  | 'assigned'
  | 'wonSkirmish'
  | 'lostSkirmish'
  | 'skirmishCancelled'
  | 'ringPutOn'
  | 'ringTakenOff'
  | 'ringPassed'
  | 'reconciled'
  | 'turnBegan'
  | 'turnEnded'
  | 'phaseBegan'
  | 'phaseEnded'
  | 'effect'

/** Options of an ability: its costs, conditions and limits. */
export interface AbilityOptions extends Prices {
  /** A name that must never change; by default it is made from the card's slug. */
  readonly slug?: string
  /** A further condition. It may read the table, but must not ask a player. */
  readonly when?: (context: Context) => boolean
  readonly limit?: Limit
  /** States whether it could change the game, if the engine cannot find out by trying. */
  readonly could?: (context: Context) => boolean
  /** The card that the effect plays, from a hand or a pile: the ability can be used only if such a card can be played. */
  readonly plays?: Selection | readonly [Selection, PlayHow]
  /** Zones from which it works, if not from play (for events: from the hand). */
  readonly where?: readonly ZoneName[]
}

/** Options of an ability that responds to an event, with the cards to which the event happens. */
export interface ResponseOptions extends AbilityOptions {
  /** The cards to which it happens: a selection, or a function. Any card if not given. */
  readonly of?: Selection | ((subject: TcgCard | undefined, context: Context) => boolean)
}

type Effect = (context: Context) => unknown

/** The placeholder for parts without a name: `card` replaces it by the slug of the card. */
const UNNAMED = 'unnamed'

interface Word {
  readonly word: string
  readonly words?: readonly string[]
  readonly lane: string | null
  readonly hears: readonly string[]
}

function made(word: Word, options: ResponseOptions, effect: Effect): Ability {
  const { slug = UNNAMED, when, limit, could, where, of, plays, ...prices } = options
  close(prices)
  close(plays)
  const isMet = ((context: Context) =>
    isSpotted(prices, context) && (when?.(context) ?? true) && (plays === undefined || isPlayable(plays, prices, context))) as (
    context: KernelContext,
  ) => boolean
  if (when) close(when)
  const whose = typeof of === 'object' ? close((subject: Card | undefined, { self }: KernelContext) => isOne(subject, of, self)) : of
  return anAbility(
    { slug, ...word },
    {
      cost: costsIn(prices),
      ...(when || hasRequirements(prices) || plays ? { when: isMet } : {}),
      ...(limit ? { limit } : {}),
      ...(could ? { could } : {}),
      ...(where ? { where } : {}),
      ...(whose ? { of: whose } : {}),
      // responses can be used as often as they can be paid
      ...(word.lane?.startsWith('optional') && word.word === 'response' ? { answers: 'as-often-as-paid' as const } : {}),
    },
    effect as (context: never) => unknown,
  )
}

/** Whether the effect will find a card that can be played with the tokens that are left when the use is paid. */
function isPlayable(plays: NonNullable<AbilityOptions['plays']>, prices: Prices, context: Context): boolean {
  const [which, how] = 'kind' in plays ? [plays, {}] : plays
  return canPlayFrom(which, context, { ...how, less: (how.less ?? 0) - tokensTaken(prices, context) })
}

// ── phase actions ───────────────────────────────────────────

type PhaseAction = (options: AbilityOptions, effect: Effect) => Ability

const inPhase =
  (word: WindowWord): PhaseAction =>
  (options, effect) =>
    made({ word, lane: null, hears: [] }, options, effect)

/** **Fellowship**, **Shadow** …: an ability, or the text of an event, that can be used in that phase. */
export const fellowship = inPhase('fellowship')
export const shadow = inPhase('shadow')
export const maneuver = inPhase('maneuver')
export const archery = inPhase('archery')
export const assignment = inPhase('assignment')
export const skirmish = inPhase('skirmish')
export const regroup = inPhase('regroup')

/** **Fellowship or Regroup**: an ability that can be used in several phases. */
export function inPhases(words: readonly [WindowWord, ...WindowWord[]], options: AbilityOptions, effect: Effect): Ability {
  return made({ word: words[0], words, lane: null, hears: [] }, options, effect)
}

/** "(Limit 3)" of uses: so often in a phase, or in a turn, for each copy of the card. */
export function uses(times: number, period: 'phase' | 'turn' = 'phase'): Limit {
  return Object.freeze({ times, period, counts: 'card' })
}

/** "(Limit +3)": so much in a phase, for each copy of the card. Its effect draws on it with `takeWithinLimit`. */
export function amount(sum: number): Limit {
  return Object.freeze({ times: sum, of: 'amounts', period: 'phase', counts: 'card' })
}

// ── responses and triggers ──────────────────────────────────

type Response = (kind: EventKind, options: ResponseOptions, effect: Effect) => Ability

const inLane =
  (word: string, lane: string): Response =>
  (kind, options, effect) =>
    made({ word, lane, hears: [kind] }, options, effect)

/** **Response**: optional, before the event happens: "If … is about to …". */
export const isAboutTo = inLane('response', 'optional')
/** **Response**: optional, after the event: "If …". */
export const responseTo = inLane('response', 'optional-after')
/** "When …", "Each time …": a required action after the event. */
export const eachTime = inLane('trigger', 'required-after')
/** "Each time …, you may …". */
export const mayEachTime = inLane('may', 'optional-after')
/** "Each time … is about to …": a required action before the event. */
export const eachTimeAboutTo = inLane('trigger', 'required')

const ofSelf: Pick<ResponseOptions, 'of'> = {
  of: Object.freeze({ kind: 'selection', words: [], least: 1, most: 1, from: 'play', which: 'self' }),
}

/** "When you play this card, …". */
export function whenPlayed(options: AbilityOptions, effect: Effect): Ability {
  return eachTime('played', { ...options, ...ofSelf }, effect)
}

/** "When you play this card, you may …". */
export function mayWhenPlayed(options: AbilityOptions, effect: Effect): Ability {
  return mayEachTime('played', { ...options, ...ofSelf }, effect)
}

/** "At the start of each of your turns, …". */
export function atStartOfTurn(options: AbilityOptions, effect: Effect): Ability {
  return eachTime('turnBegan', { ...options, of: isOwner }, effect)
}

/** "At the start of each of your turns, you may …". */
export function mayAtStartOfTurn(options: AbilityOptions, effect: Effect): Ability {
  return mayEachTime('turnBegan', { ...options, of: isOwner }, effect)
}

const isOwner = close((subject: TcgCard | undefined, { you }: Context) => subject?.id === you.id)

// ── constant texts ──────────────────────────────────────────

type Value = number | ((context: Context, card: TcgCard) => number)
type While = (context: Context) => boolean

function subjects(on: Selection): unknown {
  if (on.which === 'self') return 'self'
  if (on.which === 'bearer') return 'host'
  return close((card: Card, { self }: KernelContext) => isOne(card, on, self))
}

/** "Each Uruk-hai is strength +1", "While …, this minion is strength +3": changes a number of these cards for as long as the condition is true. */
export function has(on: Selection, stat: StatName, by: Value, condition?: While): Modifier {
  return constant(UNNAMED, stat, 'add', by as Modifier['value'], { on: subjects(on), while: condition as never })
}

/** "Each skirmish has 1 minion at most": sets a number of these cards for as long as the condition is true. */
export function hasInstead(on: Selection, stat: StatName, value: Value, condition?: While): Modifier {
  return constant(UNNAMED, stat, 'set', value as Modifier['value'], { on: subjects(on), while: condition as never })
}

/** As `has`, for the number of the table or of a player, such as an archery total or the move limit. */
export function tableHas(stat: StatName, by: Value, condition?: While): Modifier {
  return constant(UNNAMED, stat, 'add', by as Modifier['value'], { on: close(() => true), while: condition as never })
}

/** "While you can spot The Balrog, skip the archery phase". */
export function skips(phase: WindowWord, condition?: While): Modifier {
  return constant(UNNAMED, 'skippedPhases', 'include', phase, { on: close(() => true), while: condition as never })
}

/** "… is fierce", "… may be assigned": a permission that these cards have. */
export function gains(on: Selection, permission: StatName, condition?: While): Modifier {
  return constant(UNNAMED, permission, 'permit', true, { on: subjects(on), while: condition as never })
}

/** "… is an archer", "… is damage +1": a keyword that these cards gain; `['damage', 1]` with its number. */
export function gainsKeyword(on: Selection, keyword: KeywordWord | readonly [KeywordWord, number], condition?: While): Modifier {
  const [word, number] = typeof keyword === 'string' ? [keyword, 1] : keyword
  return constant(UNNAMED, 'keywords', 'include', { word, number } as unknown as Modifier['value'], {
    on: subjects(on),
    while: condition as never,
  })
}

/** "… may not be assigned": a permission that these cards lose. */
export function loses(on: Selection, permission: StatName, condition?: While): Modifier {
  return constant(UNNAMED, permission, 'forbid', true, { on: subjects(on), while: condition as never })
}

/** "… may not …": this kind of event does not happen to these cards. */
export function cannot(kind: EventKind, on: Selection, condition?: While): Modifier {
  return forbidden(UNNAMED, kind, { on: subjects(on), while: condition as never })
}

// ── how a card is played ────────────────────────────────────

/** "Bearer must be a Man". */
export function bearerMustBe(which: Selection | ((host: TcgCard, context: Context) => boolean)): Ability {
  const of =
    typeof which === 'function'
      ? close((host: Card | undefined, context: Context) => host !== undefined && which(host as TcgCard, context))
      : close((host: Card | undefined, { self }: KernelContext) => isOne(host, which, self))
  if (typeof which === 'function') close(which)
  return anAbility({ slug: 'bearer', word: 'bearer', lane: null, hears: [] }, { of }, () => undefined)
}

/** "To play, spot an Elf", "To play, exert a Dwarf": a requirement or a further cost of playing the card. */
export function toPlay(prices: Pick<Prices, 'spot' | 'exert' | 'discard' | 'burdens'>, when?: (context: Context) => boolean): Ability {
  return made({ word: TO_PLAY, lane: null, hears: [] }, { slug: TO_PLAY, ...prices, ...(when ? { when } : {}) }, () => undefined)
}

// ── the exports of a script ───────────────────────────────────

/** The default export of a script: the result of `card` or `keyword`. */
export interface TcgScript {
  readonly kind: 'card' | 'keyword'
  readonly slug: string
  readonly parts: readonly Part[]
}

/** The behaviour of a card. */
export function card(slug: string, parts: readonly Part[]): TcgScript {
  return Object.freeze({ kind: 'card', slug, parts: named(slug, parts) })
}

/** A keyword: abilities and modifiers of every card that has it. */
export function keyword(slug: string, parts: readonly Part[]): TcgScript {
  return Object.freeze({ kind: 'keyword', slug, parts: named(slug, parts) })
}

/** Gives parts without a name the slug of their card, and numbers them: sting, sting-2 … */
export function named(slug: string, parts: readonly Part[]): readonly Part[] {
  return numbered(parts.map((part) => (part.slug === UNNAMED ? { ...part, slug } : part)))
}
