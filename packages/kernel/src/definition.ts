import type { Card } from './card.ts'
import { close } from './closed.ts'
import { DefinitionError } from './definition-error.ts'
import type { EventInit, GameEvent } from './event.ts'
import type { Json, JsonObject } from './json.ts'
import { partsIn } from './parts-in.ts'
import type { SystemDefinition } from './system.ts'
import { stackWritten, type WrittenAt } from './written-at.ts'

/** What cards, keywords and rules are made of. Definitions are data and functions, deeply frozen; they hold no state. */

/** The argument of every function of an ability. `you` is the seat that uses it, or the seat that decides for the table. */
export interface Context<C extends Card = Card> {
  /** The card on which the ability works. */
  readonly self: C
  /** The card that prints the ability. It differs from `self` if the ability was granted. */
  readonly source: C
  readonly you: C
  /** The event that the ability answers. An ability that answers none gets the event of its own use. */
  readonly event: GameEvent
  /** The value chosen for X, else 0. */
  readonly x: number
  /** The number of the keyword that brings the ability, else 0. */
  readonly number: number
  /** What the `targets` function returned. */
  readonly targets: unknown
  /**
   * The cards with which the costs were paid, in order: the subjects of the payment events, without seats. While a use is only considered: those of
   * one possible payment.
   */
  readonly paid: readonly C[]
  /** Parameters of this use, from the effect that causes it, such as "its cost is 2 less". */
  readonly params: JsonObject
}

/**
 * How often an ability may be used: per card and period, or per player and game. Where it counts amounts, `times` is their sum, and the effect
 * draws on the remaining amount with `takeWithinLimit`.
 */
export interface Limit {
  readonly times: number
  readonly of?: 'uses' | 'amounts'
  readonly period: string
  readonly counts: 'card' | 'player'
}

/**
 * A cost: whether it can be paid in full, and the events that pay it. `pay` may ask; nothing is paid before all questions were answered.
 */
export interface Cost {
  readonly slug: string
  readonly can: (context: Context) => boolean
  /** Returns the events that pay the cost. The engine also calls it to find out whether the cost can be paid, and then it must write nothing. */
  readonly pay: (context: Context) => readonly EventInit[]
  /**
   * Whether the cards that pay can be targets. `gone`: they cannot, so the only possible target may not pay; `there`: they can, because
   * they stay in their zones. The effect may refer to both.
   */
  readonly payers?: 'gone' | 'there'
  /**
   * The needs of a cost whose payer chooses the payment: all prices of a use are judged together by their needs. The function may read the
   * table, but must not ask a player. Without it, the payment that `pay` returns is the need; where `pay` asks, its answers are tried one by
   * one.
   */
  readonly needs?: (context: Context) => readonly Need[]
}

/** A number of units that pay a part of a cost, and the sources that may give them. */
export interface Need {
  readonly amount: number
  readonly from: readonly Source[]
}

/** Something that can pay a need. */
interface Source {
  /** The event that happens when one unit of the source pays. */
  readonly event: EventInit
  /** How many units of the source may pay this need; the source may have fewer. */
  readonly most: number
}

/**
 * Which cards have an ability: its own card, the card it is attached to, or every card for which the function holds. `table`, of a keyword: it exists
 * once while any card in play has the keyword, no matter how many, and works on the first of these.
 */
export type Bearer = 'self' | 'host' | 'table' | ((card: Card, context: Context) => boolean)

export interface Ability {
  readonly kind: 'ability'
  readonly slug: string
  /** The line at which a script wrote the ability; only explanations read it. */
  readonly at?: WrittenAt
  /** The printed word: the ruleset defines its meaning. */
  readonly word: string
  /** The words of windows in which it may be used, where its text prints more than one; they share its limit. */
  readonly words?: readonly string[]
  /** The lane in which it answers, or null for abilities that are used in windows. */
  readonly lane: string | null
  /** The kinds of events to which it may respond. */
  readonly hears: readonly string[]
  /** How often it may answer to one trigger, where it is optional: once, or as often as it can be paid and could change something. */
  readonly answers?: 'once' | 'as-often-as-paid'
  /** Which events: all, or only those whose subject is this card, its host, or a card that the function accepts. */
  readonly of: 'any' | 'self' | 'host' | ((subject: Card | undefined, context: Context) => boolean)
  /** The restriction. It may read the table, but must not ask a player. */
  readonly when?: (context: Context) => boolean
  readonly limit?: Limit
  readonly costs: readonly Cost[]
  /** Values that X may take, before cost and targets are considered. */
  readonly x?: (context: Context) => readonly number[]
  /** Chooses targets; its result is passed to the effect as `context.targets`. */
  readonly targets?: (context: Context) => unknown
  /** Whether the ability could change the game; for effects whose change the probe does not find. */
  readonly could?: (context: Context) => boolean
  /**
   * Forecasts run it in place of the effect, when the effect itself depends on something that cannot be known yet: it does only what is
   * certain to follow.
   */
  readonly foretold?: (context: Context) => unknown
  readonly effect: (context: Context) => unknown
  readonly bearer: Bearer
  /** Names of the zones from which it works, if they differ from the ruleset's default. */
  readonly where?: readonly string[]
  /** Further data for the ruleset, such as the phase that the printed word names. */
  readonly notes: JsonObject
}

export type Way = 'add' | 'set' | 'times' | 'include' | 'exclude' | 'permit' | 'forbid'

/** A constant modifier of a stat: `ask` reads it each time the stat is computed; nothing is written to the card. */
export interface Modifier {
  readonly kind: 'modifier'
  readonly slug: string
  readonly at?: WrittenAt
  readonly stat: string
  readonly on: 'self' | 'host' | 'controller' | ((card: Card, context: Context) => boolean)
  readonly way: Way
  readonly value: Json | ((context: Context, card: Card) => Json)
  readonly while?: (context: Context) => boolean
  /** `once`: several copies count as one. */
  readonly stacking: 'each' | 'once'
  readonly where?: readonly string[]
}

/** A modifier that an effect starts by name and that outlives its source. */
export interface Lasting {
  readonly kind: 'lasting'
  readonly slug: string
  readonly at?: WrittenAt
  readonly stat: string
  readonly on: (card: Card, params: JsonObject, self: Card) => boolean
  readonly way: Way
  readonly value: Json | ((params: JsonObject, card: Card) => Json)
}

/** An effect that resolves at a later moment. It resolves by itself and is no newly used ability. */
export interface Delayed {
  readonly kind: 'delayed'
  readonly slug: string
  readonly at?: WrittenAt
  readonly effect: (context: Context, params: JsonObject) => unknown
}

/**
 * A state check of a card or keyword: the events that it finds happen at once. The check of a keyword runs for each of its bearers that
 * changed; the check of a card runs for that card after any change.
 */
export interface Check {
  readonly kind: 'check'
  readonly slug: string
  readonly at?: WrittenAt
  readonly find: (context: Context) => readonly EventInit[]
  /** Names of the zones from which a card's own check works, if they differ from the ruleset's default. */
  readonly where?: readonly string[]
}

export type Part = Ability | Modifier | Lasting | Delayed | Check

export interface Side {
  readonly name: string
  readonly facts: JsonObject
  readonly parts: readonly Part[]
}

export interface CardDefinition {
  /** `pack:slug` */
  readonly code: string
  readonly slug: string
  readonly pack: string
  readonly front: Side
  readonly sides: { readonly [name: string]: Side | undefined }
  /** Lasting and delayed effects by slug, of all sides. */
  readonly named: ReadonlyMap<string, Lasting | Delayed>
}

/** A named bundle of abilities and modifiers. Cards have it printed or gain it. */
export interface KeywordDefinition {
  readonly slug: string
  readonly pack: string
  readonly number: 'none' | 'required'
  /** Whether a card whose text is blank still has it. */
  readonly place?: 'outside-text-box'
  readonly parts: readonly Part[]
}

/** All definitions that a table plays with. */
export interface Library {
  readonly cards: ReadonlyMap<string, CardDefinition>
  readonly keywords: ReadonlyMap<string, KeywordDefinition>
  /** By `pack:system/slug`. The rules of a system are parts of the card with that code. */
  readonly systems?: ReadonlyMap<string, SystemDefinition>
  /** Ids of the packs that a pack depends on, by pack. */
  readonly dependencies?: ReadonlyMap<string, readonly string[]>
}

/**
 * Builds a card's definition from facts and parts.
 * @param facts the printed facts; a key `sides` holds the further facts of each side
 * @param parts abilities and modifiers for all sides, or by side
 * @throws DefinitionError when two parts share a slug, or a part is malformed
 */
export function defineCard(
  code: string,
  facts: JsonObject,
  parts: readonly Part[] | { readonly [side: string]: readonly Part[] },
): CardDefinition {
  const colon = code.indexOf(':')
  const { sides: printedSides, ...common } = facts
  const names = printedSides ? Object.keys(printedSides as JsonObject) : ['A']
  const sides: { [name: string]: Side } = Object.create(null)
  const named = new Map<string, Lasting | Delayed>()
  for (const name of names) {
    const own = printedSides ? ((printedSides as JsonObject)[name] as JsonObject) : {}
    const sideParts = partsIn(isList(parts) ? parts : ((Object.hasOwn(parts, name) ? parts[name] : undefined) ?? []), code)
    const seen = new Set<string>()
    for (const part of sideParts) {
      if (seen.has(part.slug))
        throw new DefinitionError(`${code}: two parts are called "${part.slug}"; give one of them another slug`, stackWritten(part.at))
      seen.add(part.slug)
      if (part.kind === 'lasting' || part.kind === 'delayed') named.set(part.slug, part)
    }
    sides[name] = Object.freeze({
      name,
      facts: close({ ...common, ...own }),
      parts: close(sideParts),
    })
  }
  const front = sides[names[0] as string] as Side
  return Object.freeze({
    code,
    slug: code.slice(colon + 1),
    pack: code.slice(0, Math.max(colon, 0)),
    front,
    sides: Object.freeze(sides),
    named,
  })
}

function isList(parts: readonly Part[] | { readonly [side: string]: readonly Part[] }): parts is readonly Part[] {
  return Array.isArray(parts)
}
