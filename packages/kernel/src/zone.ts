import { PLACES, reads } from './aspects.ts'
import type { Card } from './card.ts'
import type { ZoneNames } from './extended.ts'
import { hashText } from './hash.ts'
import { listed, takesCard, watched } from './looks.ts'

/** Which seats may see the cards of a zone: all, its own, or none. `top`: its own sees all cards, and all others the top card. */
type Visibility = 'everyone' | 'seat' | 'top' | 'nobody'

export interface ZoneSpec {
  readonly visibility: Visibility
  /** Whether its cards are in play; `as-host` for zones that lie on a card. */
  readonly play: 'in' | 'out' | 'as-host'
  /** `fixed`: its order is no secret and new dice leave it alone, such as a stack of numbered cards. */
  readonly order?: 'fixed'
}

/** The names that zones may have. */
export type ZoneName = ZoneNames extends { readonly of: infer Names extends string } ? Names | ZoneNames['kernel'] : string

let reach: (zone: Zone) => Card[]

/** An ordered list of cards. The last card of a pile is its top. */
export class Zone {
  readonly id: string
  readonly name: ZoneName
  readonly spec: ZoneSpec
  /** The seat to which it belongs, by name. */
  readonly seatName: string | null
  /** The card on which it lies. */
  readonly host: Card | null
  readonly hash: number
  readonly #cards: Card[] = []

  static {
    reach = (zone) => zone.#cards
  }

  constructor(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null) {
    this.id = id
    this.name = name as ZoneName
    this.spec = Object.freeze(spec)
    this.seatName = seatName
    this.host = host
    this.hash = hashText(`zone ${id}`)
    Object.freeze(this)
  }

  /** The cards of the zone, first to last, in a new list that the caller may change. */
  get cards(): Card[] {
    reads(PLACES)
    return watched === undefined ? this.#cards.slice() : listed(this.#cards)
  }

  get size(): number {
    reads(PLACES)
    return this.#cards.length
  }

  /** The last card, or undefined when it is empty. */
  get top(): Card | undefined {
    reads(PLACES)
    const top = this.#cards[this.#cards.length - 1]
    if (watched !== undefined && top !== undefined) takesCard(top)
    return top
  }
}

/** For rulesets: its cards, first to last, without a copy. The list changes with the zone. */
export function cardsOf(zone: Zone): readonly Card[] {
  reads(PLACES)
  if (watched !== undefined) for (const card of reach(zone)) takesCard(card)
  return reach(zone)
}

/** For rulesets: the cards of a pile, the topmost first, in a new list that the caller may change. */
export function topDown(zone: Zone): Card[] {
  reads(PLACES)
  return listed(reach(zone).slice().reverse())
}

/** Table only: the list itself, for writing. */
export function listOf(zone: Zone): Card[] {
  reads(PLACES)
  return reach(zone)
}
