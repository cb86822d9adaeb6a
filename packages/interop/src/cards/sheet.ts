/**
 * A card as the tables of designers have it: every value as it is printed, side by side. The middle between all formats of a game and our packs.
 * Absent and empty are the same.
 */

/** The names of what tables of a game say, in the order in which it is kept. */
export interface SheetFields {
  /** What a table says once of a card. */
  readonly card: readonly string[]
  /** What it says of each side. */
  readonly side: readonly string[]
}

/** Columns without a place in a sheet, by the format in which they stood. */
export type KeptColumns = { readonly [format: string]: Flat }

export interface CardSheet<CardField extends string = string, SideField extends string = string> {
  readonly card: { readonly [field in CardField]?: string }
  /** The front first. */
  readonly sides: readonly { readonly [field in SideField]?: string }[]
  readonly kept?: KeptColumns
  /** Where it stood in the file. */
  readonly line?: number
}

/** Names and values, all of them texts. */
export type Flat = { readonly [name: string]: string }

/** Nine sides at most. */
export const sideLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A sheet as names and values: `set`, `A.title`, `B.text`. Empty ones are left out. */
export function flatOfSheet({ card, sides }: CardSheet, fields: SheetFields): Flat {
  const flat: { [name: string]: string } = {}
  for (const field of fields.card) if (card[field]) flat[field] = card[field]
  for (const [at, side] of sides.entries())
    for (const field of fields.side) if (side[field]) flat[`${sideLetters[at] ?? at}.${field}`] = side[field]
  return flat
}

/** The sheet of names and values; unknown names are left out. */
export function sheetOfFlat(flat: Flat, fields: SheetFields): CardSheet {
  const card: { [field: string]: string } = {}
  for (const field of fields.card) if (flat[field]) card[field] = flat[field]
  const sides = sideLetters.map((letter) => {
    const side: { [field: string]: string } = {}
    for (const field of fields.side) {
      const value = flat[`${letter}.${field}`]
      if (value) side[field] = value
    }
    return side
  })
  const last = sides.findLastIndex((side) => Object.keys(side).length > 0)
  return { card, sides: sides.slice(0, Math.max(1, last + 1)) }
}

/** The front of a card. */
export function front({ sides }: CardSheet): CardSheet['sides'][number] {
  return sides[0] ?? {}
}

/** A list as cards print it taken apart: `Swift. Strong 2.` */
export function listOf(printed: string | undefined): string[] {
  return (printed ?? '')
    .split(/\.(?:\s+|$)/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
}

/** A list as cards print it: `Swift. Strong 2.` */
export function printedList(words: readonly string[]): string {
  return words.map((word) => `${word}.`).join(' ')
}
