import { ALL_ASPECTS, FIELDS, LOOKS, MEMORY, PLACES, reads, TOKENS } from './aspects.ts'
import type { CardDefinition, Side } from './definition.ts'
import { hashText } from './hash.ts'
import type { Instance } from './instance.ts'
import type { Bag } from './journal.ts'
import type { Json, JsonObject } from './json.ts'
import { readsCard, watched } from './looks.ts'
import type { Zone } from './zone.ts'

/** The parts of a card that are state. Each is a flat bag of JSON, changed by `write` only. */
export interface CardState {
  readonly card: Card
  readonly hash: number
  /** Derived: the size of its data, in the unit of the limits (`limits.ts`). */
  size: number
  readonly fields: { [name: string]: Json | undefined }
  readonly tokens: { [name: string]: number | undefined }
  readonly memory: { [name: string]: Json | undefined }
  /** Derived: the zone whose list of cards contains this card. */
  zone: Zone
  definition: CardDefinition
  /** Derived: its abilities and modifiers that are in the registry now. */
  instances: readonly Instance[]
  /** Derived: cache of `ask`, by stat. An entry is valid until something that it was computed from is written. */
  memo: Map<string, MemoEntry> | undefined
}

/** A cached stat, and the clocks of the aspects that it was computed from. */
export interface MemoEntry {
  readonly value: Json
  readonly aspects: number
  /** The table's count of writes when this entry was last found valid. */
  world: number
  readonly registry: number
  readonly looks: number
  readonly places: number
  readonly fields: number
  readonly tokens: number
  readonly memory: number
}

/** What a card counts as while it lies face down: printed facts, without any text. */
export interface Disguise {
  /** `pack:slug`: the name shown to players who may not know the card. */
  readonly code: string
  readonly facts: JsonObject
}

const NO_PARTS: Side['parts'] = Object.freeze([])
const disguised = new WeakMap<object, Side>()

/** The printed side of a card that lies face down as something else. */
function sideOf(disguise: Disguise): Side {
  const known = disguised.get(disguise)
  if (known) return known
  const side: Side = Object.freeze({ name: 'A', facts: disguise.facts, parts: NO_PARTS })
  disguised.set(disguise, side)
  return side
}

/** Whether a card may be hidden from a player in its current zone. Reads of other cards reveal nothing and are not reported. */
function isCovered({ zone, fields }: CardState): boolean {
  return zone.spec.visibility !== 'everyone' || fields.face === 'down'
}

let reach: (card: Card) => CardState
let hasState: (value: object) => boolean

/** The id of the table itself. */
export const BOARD = 'table'

/**
 * Anything with an id, a printed code, an owner and a place: cards, seats, the table itself.
 * Scripts hold cards; their state is behind a private field, and only the kernel writes it.
 */
export class Card {
  /** An id made of the place where the card was created and a number, such as `p1/deck/17`. It stays the same for the whole game. */
  readonly id: string
  /** The number of the card in order of creation: the tie-breaker wherever an order is needed. */
  readonly n: number
  readonly #state: CardState

  static {
    reach = (card) => card.#state
    hasState = (value) => #state in value
  }

  constructor(id: string, n: number, definition: CardDefinition, zone: Zone) {
    this.id = id
    this.n = n
    this.#state = {
      card: this,
      hash: hashText(`card ${id}`),
      size: 0,
      fields: Object.create(null),
      tokens: Object.create(null),
      memory: Object.create(null),
      zone,
      definition,
      instances: [],
      memo: undefined,
    }
    Object.freeze(this)
  }

  /** `pack:slug` */
  get code(): string {
    return this.#state.definition.code
  }

  /** The code without its pack. */
  get slug(): string {
    return this.#state.definition.slug
  }

  get zone(): Zone {
    reads(PLACES)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return this.#state.zone
  }

  get sideUp(): string {
    reads(LOOKS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return (this.#state.fields.side as string | undefined) ?? 'A'
  }

  /** `down` for a card that lies with its face to the table. */
  get face(): 'up' | 'down' {
    reads(LOOKS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return this.#state.fields.face === 'down' ? 'down' : 'up'
  }

  /** Id of the seat that owns the card; null when the table owns it. */
  get ownerName(): string | null {
    reads(LOOKS)
    return (this.#state.fields.owner as string | undefined) ?? null
  }

  get controllerName(): string | null {
    reads(LOOKS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return (this.#state.fields.controller as string | undefined) ?? null
  }

  /**
   * The facts that the card has because an effect turned it face down as something else; undefined when it is face up, or was only dealt
   * face down.
   */
  get disguise(): Disguise | undefined {
    reads(LOOKS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return this.#state.fields.as as Disguise | undefined
  }

  /** The printed facts of the side that is up; the facts of the disguise while the card has one. */
  get facts(): JsonObject {
    return this.printed.facts
  }

  get printed(): Side {
    reads(LOOKS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    const { definition, fields } = this.#state
    if (fields.as !== undefined) return sideOf(fields.as as unknown as Disguise)
    return definition.sides[(fields.side as string | undefined) ?? 'A'] ?? definition.front
  }

  /** @returns how many tokens of this name are on the card */
  token(name: string): number {
    reads(TOKENS)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return this.#state.tokens[name] ?? 0
  }

  /**
   * The value that an ability stored on the card under this name, or undefined. Always undefined for the table itself: its memory belongs
   * to the kernel.
   */
  memory(name: string): Json | undefined {
    reads(MEMORY)
    if (watched !== undefined && isCovered(this.#state)) readsCard(this)
    return this.id === BOARD ? undefined : this.#state.memory[name]
  }

  toString(): string {
    return `${this.code} (${this.id})`
  }
}

/** Whether this is a real `Card`: an object of the same shape that a script made is not. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && hasState(value)
}

/** For rulesets: a field of a card's state, such as whether it is exhausted. */
export function fieldOf(card: Card, name: string): Json | undefined {
  if (watched !== undefined && isCovered(reach(card))) readsCard(card)
  reads(FIELDS | LOOKS)
  return reach(card).fields[name]
}

const ASPECTS_OF: { readonly [bag in Bag]: number } = { fields: FIELDS | LOOKS, tokens: TOKENS, memory: MEMORY }

/** For rulesets: the keys of a bag of a card's state, such as the kinds of the tokens on it. */
export function namesIn(card: Card, bag: Bag): string[] {
  if (watched !== undefined && isCovered(reach(card))) readsCard(card)
  reads(ASPECTS_OF[bag])
  return Object.keys(reach(card)[bag])
}

/** For rulesets: whether a card has a side of that name, up or down. */
export function hasSide(card: Card, side: string): boolean {
  return reach(card).definition.sides[side] !== undefined
}

/** For the kernel and rulesets: the zone of a card. Unlike `zone`, which scripts read, this function is not reported as a read of the card. */
export function zoneOf(card: Card): Zone {
  reads(PLACES)
  return reach(card).zone
}

/** Whether a card is face up or down; like `zoneOf`, not reported as a read of the card. */
export function faceOf(card: Card): 'up' | 'down' {
  reads(LOOKS)
  return reach(card).fields.face === 'down' ? 'down' : 'up'
}

/** Kernel only: the state behind a card. Counts as a read of all aspects. */
export function stateOf(card: Card): CardState {
  reads(ALL_ASPECTS)
  return reach(card)
}

/** Kernel only: the state behind a card, without recording a read: for derived data and for writing. */
export function rawState(card: Card): CardState {
  return reach(card)
}
