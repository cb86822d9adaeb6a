/** How cards and keywords of the duel are written. A script's default export is what `card` or `keyword` makes. */
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

/** What can happen and be answered to. `effect` is the effect of another ability. */
export type EventKind =
  | ('wounded' | 'exerted' | 'added' | 'removed' | 'drawn' | 'played' | 'discarded' | 'slain' | 'fallen' | 'counterChanged' | 'effect')
  | (keyof SystemEvents & string)

/** The numbers of a card. */
export type StatName = 'strength' | 'vitality' | 'cost' | (keyof SystemStats & string)

/** Whose event is answered to: any, that of this card, of the fighter that bears it, of the player who owns it, or one for which the function holds. */
type Whose = 'any' | 'self' | 'host' | 'owner' | ((subject: Card | undefined, context: Context) => boolean)

/** What an ability has besides its effect. */
export interface AbilityOptions {
  /** A name that never changes; made from the card's where it is not said. */
  readonly slug?: string
  /** The restriction. It may read the table and never ask. */
  readonly when?: (context: Context) => boolean
  readonly costs?: readonly Cost[]
  readonly limit?: Limit
  /** Chooses what the effect falls on; without it there is no effect. What it returns is `targets` of the context. */
  readonly targets?: (context: Context) => unknown
  /** States whether it could change the game, where trying does not find out. */
  readonly could?: (context: Context) => boolean
  /** Does what is known to follow, in place of the effect, while a player looks ahead from using it. */
  readonly foretold?: (context: Context) => unknown
  /** Zones from which it works, where that is not the ground, or the hand for moves. */
  readonly where?: readonly ZoneName[]
}

/** What an answer has besides: whose event, and whether it answers as often as it can be paid. */
interface AnswerOptions extends AbilityOptions {
  readonly of?: Whose
  readonly answers?: Ability['answers']
}

/** Parts that say no name of their own are given that of their card when it is made. */
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

/** **Muster**, **Ambush**, **Clash**: used in that window, or in each of several that share one limit. */
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

/** **Answer**: what a card does when something is about to happen, or after it has. Compulsory answers come before those that may be given. */
export const answer: {
  /** Must be given before it happens: the event can still be changed. */
  readonly must: Answers
  /** May be given before it happens. */
  readonly may: Answers
  /** Must be given after it happened. */
  readonly mustAfter: Answers
  /** May be given after it happened. */
  readonly mayAfter: Answers
} = Object.freeze({
  must: answerIn('required'),
  may: answerIn('optional'),
  mustAfter: answerIn('required-after'),
  mayAfter: answerIn('optional-after'),
})

/** The ability by which a fighter comes from hand to the ground: one's own in the muster, a shadow fighter in the ambush. */
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

/** An item that is played on a fighter in the muster. */
export function attaches(): Ability {
  return attaching('play', { where: ['hand'] })
}

/** An item that goes over to another bearer in the muster, once per turn. */
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

/** On which cards a constant ability works, and how much it adds. */
export interface ModifierOptions {
  readonly slug?: string
  /** This card where it is not said, the fighter that bears it, or all cards for which the function holds. */
  readonly on?: 'self' | 'host' | ((card: Card, context: Context) => boolean)
  readonly by: number | ((context: Context) => number)
  readonly while?: (context: Context) => boolean
}

/** A constant change of a number, such as `modifier('strength', { on: 'host', by: 1 })`. */
export function modifier(stat: StatName, { slug = UNNAMED, by, ...others }: ModifierOptions): Modifier {
  return constant(slug, stat, 'add', by, others)
}

/** "Cannot": this kind of event does not happen to the cards for which the function holds. */
export function cannot(kind: EventKind, on: (card: Card, context: Context) => boolean): Modifier {
  return forbidden(UNNAMED, kind, { on })
}

/** A state check: whenever anything happened, what it finds happens at once. */
export function check(slug: string, find: (context: Context) => readonly EventInit[]): Check {
  return stateCheck(slug, find)
}

// ── what a script exports ───────────────────────────────────

/** What `card` and `keyword` make: the default export of a script. */
export interface DuelScript {
  readonly kind: 'card' | 'keyword'
  readonly slug: string
  readonly parts: readonly Part[]
}

/** A card's behaviour. */
export function card(slug: string, parts: readonly Part[]): DuelScript {
  return Object.freeze({ kind: 'card', slug, parts: named(slug, parts) })
}

/** A keyword: abilities and modifiers that every card has that has the keyword. */
export function keyword(slug: string, parts: readonly Part[]): DuelScript {
  return Object.freeze({ kind: 'keyword', slug, parts: named(slug, parts) })
}

/** Parts without a name are called as their card is, and told apart by their place: strike, strike-2 … */
export function named(slug: string, parts: readonly Part[]): readonly Part[] {
  return numbered(parts.map((part) => (part.slug === UNNAMED ? { ...part, slug } : part)))
}
