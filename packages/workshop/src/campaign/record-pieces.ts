/** What stands in the log of a campaign, and what a game changed in it, in pieces that pages draw and lists tell: by what its fields hold, and by no name of one. Pure. */

import type { PackOutline } from '@questwright/packs/browser'
import { emptyOf, fitsRecord, type RecordField } from '@questwright/rulebook'
import type { CampaignLog, CampaignRecord } from './entry.ts'

/** A part of a field: a card, or a text. */
export interface Piece {
  /** Tells it from others of its field. */
  readonly key: string
  /** The name under which it stands: of fields that hold something by name. */
  readonly by?: string
  readonly card?: string
  /** Who holds the card. */
  readonly on?: string
  readonly text?: string
}

/** What stands in a field. */
export interface FieldState {
  readonly field: string
  readonly known: RecordField
  /** Of a field that holds a number. */
  readonly number?: number
  readonly pieces: readonly Piece[]
}

/** What became of a field. */
export interface FieldChange {
  readonly field: string
  readonly known: RecordField
  /** Of a field that holds a number. */
  readonly numbers?: { readonly from: number; readonly to: number }
  readonly added: readonly Piece[]
  readonly gone: readonly Piece[]
}

/** The player at a seat: what the table calls `p1`, by the name in the log; any other name as it is. */
export function nameOf(by: string, { players }: Pick<CampaignLog, 'players'>): string {
  const seat = /^p([1-9])$/.exec(by)
  return (seat && players[Number(seat[1]) - 1]?.name) ?? by
}

/** The title of the card of a piece; undefined where no pack here has it. */
export function titleOfCard(code: string, packs: readonly Pick<PackOutline, 'id' | 'text'>[]): string | undefined {
  const [id = '', slug = ''] = code.split(':')
  return packs.find((one) => one.id === id)?.text.en?.cards?.[slug]?.title
}

type Fields = { readonly [field: string]: RecordField }

/** What stands in each field, in the order in which they are declared; empty ones are left out. */
export function statesOf(record: CampaignRecord, fields: Fields): readonly FieldState[] {
  return Object.entries(fields).flatMap(([field, known]): readonly FieldState[] => {
    const value = standingIn(record, field, known)
    if (known.holds === 'number') return value === 0 ? [] : [{ field, known, number: value as number, pieces: [] }]
    const pieces = piecesOf(value, known)
    return pieces.length === 0 ? [] : [{ field, known, pieces }]
  })
}

/** What is otherwise in one record than in another. */
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

/** A value that does not belong into its field shows as nothing: what is wrong with it is told elsewhere. */
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

/** The pieces that are not among the others; of equal ones each stands for one. */
function without(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const left = others.map(({ key }) => key)
  return pieces.filter(({ key }) => {
    const at = left.indexOf(key)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}
