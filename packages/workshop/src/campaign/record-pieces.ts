/**
 * Splits the record of a campaign log, and the changes of a game in it, into pieces to display, by the types of the fields and not by their names.
 * Pure.
 */

import type { PackOutline } from '@questwright/packs/browser'
import { emptyOf, fitsRecord, type RecordField } from '@questwright/rulebook'
import type { CampaignLog, CampaignRecord } from './entry.ts'

/** A displayable part of a field: a card, or a text. */
export interface Piece {
  /** Unique within its field. */
  readonly key: string
  /** For a field that is a map: the key to which it belongs. */
  readonly by?: string
  readonly card?: string
  /** For a card of a `held-cards` field: the name of the player or card that holds it. */
  readonly on?: string
  readonly text?: string
}

/** The content of a field. */
export interface FieldState {
  readonly field: string
  readonly known: RecordField
  /** For a number field. */
  readonly number?: number
  readonly pieces: readonly Piece[]
}

/** The change of a field. */
export interface FieldChange {
  readonly field: string
  readonly known: RecordField
  /** For a number field. */
  readonly numbers?: { readonly from: number; readonly to: number }
  readonly added: readonly Piece[]
  readonly gone: readonly Piece[]
}

/** The name in the log of the player at a seat such as `p1`; any other text is returned as it is. */
export function nameOf(by: string, { players }: Pick<CampaignLog, 'players'>): string {
  const seat = /^p([1-9])$/.exec(by)
  return (seat && players[Number(seat[1]) - 1]?.name) ?? by
}

/** The title of the card of a piece; undefined when no given pack has the card. */
export function titleOfCard(code: string, packs: readonly Pick<PackOutline, 'id' | 'text'>[]): string | undefined {
  const [id = '', slug = ''] = code.split(':')
  return packs.find((one) => one.id === id)?.text.en?.cards?.[slug]?.title
}

type Fields = { readonly [field: string]: RecordField }

/** The content of each field in the order of declaration, without empty fields. */
export function statesOf(record: CampaignRecord, fields: Fields): readonly FieldState[] {
  return Object.entries(fields).flatMap(([field, known]): readonly FieldState[] => {
    const value = standingIn(record, field, known)
    if (known.holds === 'number') return value === 0 ? [] : [{ field, known, number: value as number, pieces: [] }]
    const pieces = piecesOf(value, known)
    return pieces.length === 0 ? [] : [{ field, known, pieces }]
  })
}

/** The differences between two records. */
export function changesBetween(before: CampaignRecord, after: CampaignRecord, fields: Fields): readonly FieldChange[] {
  return Object.entries(fields).flatMap(([field, known]): readonly FieldChange[] => {
    const [then, now] = [standingIn(before, field, known), standingIn(after, field, known)]
    if (known.holds === 'number')
      return then === now ? [] : [{ field, known, numbers: { from: then as number, to: now as number }, added: [], gone: [] }]
    const [old, fresh] = [piecesOf(then, known), piecesOf(now, known)]
    const [added, gone] = [without(fresh, old), without(old, fresh)]
    return added.length + gone.length === 0 ? [] : [{ field, known, added, gone }]
  })
}

/** The value of a field; empty when it has the wrong type, which `logIssues` reports. */
function standingIn(record: CampaignRecord, field: string, known: RecordField): unknown {
  const value = Object.hasOwn(record, field) ? record[field] : undefined
  return value !== undefined && fitsRecord(known, value) ? value : emptyOf(known)
}

function piecesOf(value: unknown, { holds }: RecordField): readonly Piece[] {
  switch (holds) {
    case 'number':
      return []
    case 'words':
      return (value as readonly string[]).map((text) => ({ key: text, text }))
    case 'cards':
      return (value as readonly string[]).map((card) => ({ key: card, card }))
    case 'held-cards':
      return (value as readonly { readonly card: string; readonly on?: string }[]).map(({ card, on }) => ({
        key: on === undefined ? card : `${card} ${on}`,
        card,
        ...(on === undefined ? {} : { on }),
      }))
    case 'numbers':
    case 'texts':
      return Object.entries(value as { readonly [name: string]: string | number }).flatMap(([by, one]) =>
        one === '' ? [] : [{ key: `${by} ${one}`, by, text: String(one) }],
      )
    case 'lists':
      return Object.entries(value as { readonly [name: string]: readonly string[] }).flatMap(([by, all]) =>
        all.map((text) => ({ key: `${by} ${text}`, by, text })),
      )
  }
}

/** The pieces that are not among the others, each counted as often as it occurs. */
function without(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const left = others.map(({ key }) => key)
  return pieces.filter(({ key }) => {
    const at = left.indexOf(key)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}
