import type { Card, CardState } from './card.ts'
import type { Json } from './json.ts'
import type { Zone } from './zone.ts'

/** Which bag of a card's state a write goes to. */
export type Bag = 'fields' | 'tokens' | 'memory'

/** Where a card lies. */
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
  /** Not in the journal: what undoing a creation does. */
  | { readonly op: 'uncreate'; readonly card: Card; readonly as: 'card' | 'seat' }
