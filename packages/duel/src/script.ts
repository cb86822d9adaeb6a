/** The functions that scripts of cards and keywords of the duel call. A script's default export is the result of `card` or `keyword`. */
import { ability as anAbility, constant, forbidden, numbered, stateCheck } from '@questwright/authoring'
import {
  type Ability,
  type Card,
  type Check,
  type Context,
  type Cost,
  chooseCards,
  close,
  type EventInit,
  hostsBy,
  type Limit,
  type Modifier,
  noteFired,
  type Part,
  table,
} from '@questwright/kernel'
import type { WindowWord } from './round.ts'
import { HOSTS } from './ruleset.ts'
import type { SystemEvents, SystemStats } from './system-names.ts'
import type { ZoneName } from './zones.ts'

/** Kinds of events to which abilities can respond. `effect` is the effect of another ability. */
export type EventKind =
  | ('wounded' | 'exerted' | 'added' | 'removed' | 'drawn' | 'played' | 'discarded' | 'slain' | 'fallen' | 'counterChanged' | 'effect')
  | (keyof SystemEvents & string)

/** The numbers of a card. */
export type StatName = 'strength' | 'vitality' | 'cost' | (keyof SystemStats & string)

/**
 * The cards whose events trigger it: any card, this card, the fighter to which it is attached, the player who owns it, or a card that the
 * function accepts.
 */
type Whose = 'any' | 'self' | 'host' | 'owner' | ((subject: Card | undefined, context: Context) => boolean)

/** The options of an ability besides its effect. */
export interface AbilityOptions {
  /** A name that must never change; by default it is made from the card's slug. */
  readonly slug?: string
  /** The restriction. It may read the table, but must not ask a player. */
  readonly when?: (context: Context) => boolean
  readonly costs?: readonly Cost[]
  readonly limit?: Limit
  /** Chooses the targets of the effect; without a target there is no effect. Its result is `targets` of the context. */
  readonly targets?: (context: Context) => unknown
  /** States whether it could change the game, if the engine cannot find out by trying. */
  readonly could?: (context: Context) => boolean
  /** A forecast runs it in place of the effect: it does only what is certain to follow. */
  readonly foretold?: (context: Context) => unknown
  /** Zones from which it works: by default the ground and on a bearer; the hand for a card of the type `move`. */
  readonly where?: readonly ZoneName[]
}

/** Further options of a response: whose event, and whether it can be used as often as it can be paid. */
interface AnswerOptions extends AbilityOptions {
  readonly of?: Whose
  readonly answers?: Ability['answers']
}

/** The placeholder for parts without a name: `card` replaces it by the slug of the card. */
const UNNAMED = 'unnamed'

function ability(
  word: string,
  lane: string | null,
  hears: readonly string[],
  options: AnswerOptions,
  effect: (context: Context) => unknown,
  words?: readonly string[],
): Ability {
  const { slug = UNNAMED, of, costs, ...others } = options
  const whose = of === 'owner' ? (subject: Card | undefined, { self }: Context) => subject?.id === self.ownerName : of
  return anAbility({ slug, word, lane, hears, ...(words ? { words } : {}) }, { of: whose, cost: costs, ...others }, effect)
}

/** **Muster**, **Ambush**, **Clash**: an ability to use in that window, or in several windows that share one limit. */
export function action(
  windows: WindowWord | readonly [WindowWord, ...WindowWord[]],
  options: AbilityOptions,
  effect: (context: Context) => unknown,
): Ability {
  const words = typeof windows === 'string' ? [windows] : windows
  return ability(words[0], null, [], options, effect, words.length > 1 ? words : undefined)
}

type Answers = (kind: EventKind, options: AnswerOptions, effect: (context: Context) => unknown) => Ability

const answerIn =
  (lane: string): Answers =>
  (kind, options, effect) =>
    ability('answer', lane, [kind], options, effect)

/** **Answer**: an ability that responds to an event before or after it happens. Compulsory responses come before optional ones. */
export const answer: {
  /** Compulsory, before the event: the event can still be changed. */
  readonly must: Answers
  /** Optional, before the event. */
  readonly may: Answers
  /** Compulsory, after the event. */
  readonly mustAfter: Answers
  /** Optional, after the event. */
  readonly mayAfter: Answers
} = Object.freeze({
  must: answerIn('required'),
  may: answerIn('optional'),
  mustAfter: answerIn('required-after'),
  mayAfter: answerIn('optional-after'),
})

/** The ability that brings a fighter from the hand to the ground: one's own fighter in the muster, a shadow fighter in the ambush. */
export function enters(word: WindowWord): Ability {
  return ability(word, null, [], { slug: 'play', where: ['hand'] }, ({ self, you }) => table().move(self, table().zone(`${you.id}.ground`)))
}

function attaching(slug: string, options: AbilityOptions): Ability {
  const targets = ({ self, you }: Context): unknown => chooseCards({ who: you, name: 'bearer', from: () => hostsBy(self, HOSTS) })[0]
  return ability('muster', null, [], { slug, targets, ...options }, (context) => {
    const { self } = context
    table().move(self, table().zoneOn(context.targets as Card, 'borne'))
    if (self.printed.parts.some((part) => part.slug === HOSTS.word)) noteFired(`${self.code}#${HOSTS.word}`)
  })
}

/** The ability to play an item on a fighter in the muster. */
export function attaches(): Ability {
  return attaching('play', { where: ['hand'] })
}

/** The ability to move an item to another bearer in the muster, once per turn. */
export function handsOn(): Ability {
  return attaching('hand-on', { where: ['ground', 'borne'], limit: { times: 1, period: 'turn', counts: 'card' } })
}

/** "Bearer must be …": the cards that may bear this item. */
export function bearer(which: (host: Card, context: Context) => boolean): Ability {
  const of = (host: Card | undefined, context: Context): boolean => host !== undefined && which(host, context)
  close(which)
  return ability(HOSTS.word, null, [], { slug: 'bearer', of }, () => undefined)
}

// ── constant abilities ──────────────────────────────────────

/** The options of a modifier: to which cards it applies, and how much it adds. */
export interface ModifierOptions {
  readonly slug?: string
  /** This card by default, the fighter to which it is attached, or all cards that the function accepts. */
  readonly on?: 'self' | 'host' | ((card: Card, context: Context) => boolean)
  readonly by: number | ((context: Context) => number)
  readonly while?: (context: Context) => boolean
}

/** A constant change of a number: `modifier('strength', { on: 'host', by: 1 })`. */
export function modifier(stat: StatName, { slug = UNNAMED, by, ...others }: ModifierOptions): Modifier {
  return constant(slug, stat, 'add', by, others)
}

/** "Cannot": this kind of event does not happen to the cards that the function accepts. */
export function cannot(kind: EventKind, on: (card: Card, context: Context) => boolean): Modifier {
  return forbidden(UNNAMED, kind, { on })
}

/** A state check: it runs after every change, and the events that it finds happen at once. */
export function check(slug: string, find: (context: Context) => readonly EventInit[]): Check {
  return stateCheck(slug, find)
}

// ── what a script exports ───────────────────────────────────

/** The default export of a script: the result of `card` or `keyword`. */
export interface DuelScript {
  readonly kind: 'card' | 'keyword'
  readonly slug: string
  readonly parts: readonly Part[]
}

/** The behaviour of a card. */
export function card(slug: string, parts: readonly Part[]): DuelScript {
  return Object.freeze({ kind: 'card', slug, parts: named(slug, parts) })
}

/** A keyword: abilities and modifiers of every card that has the keyword. */
export function keyword(slug: string, parts: readonly Part[]): DuelScript {
  return Object.freeze({ kind: 'keyword', slug, parts: named(slug, parts) })
}

/** Gives parts without a name the slug of their card, and numbers them: strike, strike-2 … */
export function named(slug: string, parts: readonly Part[]): readonly Part[] {
  return numbered(parts.map((part) => (part.slug === UNNAMED ? { ...part, slug } : part)))
}
