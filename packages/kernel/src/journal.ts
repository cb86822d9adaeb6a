import type { Card, CardState } from './card.ts'
import type { Json } from './json.ts'
import type { Zone } from './zone.ts'

/** The part of a card's state that a write changes. */
export type Bag = 'fields' | 'tokens' | 'memory'

/** The place of a card in a zone. */
export interface CardPlace {
  readonly zone: Zone
  readonly index: number
}

/** One change of the state, with the data to undo it. */
export type Change =
  | { readonly op: 'set'; readonly state: CardState; readonly bag: Bag; readonly name: string; readonly old: Json | undefined }
  | { readonly op: 'insert'; readonly zone: Zone; readonly index: number }
  | { readonly op: 'remove'; readonly zone: Zone; readonly index: number; readonly card: Card }
  | { readonly op: 'arrange'; readonly zone: Zone; readonly old: readonly Card[] }
  | { readonly op: 'create'; readonly card: Card }
  /** The change that undoes a creation. It is never in the journal. */
  | { readonly op: 'uncreate'; readonly card: Card; readonly as: 'card' | 'seat' }
