/**
 * A sheet: a card as designers list it in tables, with every value as printed text. Each format of a game is converted to sheets and from sheets,
 * and so are our packs. An absent value is the same as an empty one.
 */

/** The names of the values in the tables of a game, in the order in which they are written. */
export interface SheetFields {
  /** Names of values that a card has once. */
  readonly card: readonly string[]
  /** Names of values that each side has. */
  readonly side: readonly string[]
}

/** By format, columns that sheets do not have. */
export type KeptColumns = { readonly [format: string]: Flat }

export interface CardSheet<CardField extends string = string, SideField extends string = string> {
  readonly card: { readonly [field in CardField]?: string }
  /** The sides of the card; the front is the first. */
  readonly sides: readonly { readonly [field in SideField]?: string }[]
  readonly kept?: KeptColumns
  /** The line or row of the file. */
  readonly line?: number
}

/** Names with their values as text. */
export type Flat = { readonly [name: string]: string }

/** The letters of sides; a card has at most nine. */
export const sideLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A sheet as names and values: `set`, `A.title`, `B.text`. Empty values are left out. */
export function flatOfSheet({ card, sides }: CardSheet, fields: SheetFields): Flat {
  const flat: { [name: string]: string } = {}
  for (const field of fields.card) if (card[field]) flat[field] = card[field]
  for (const [at, side] of sides.entries())
    for (const field of fields.side) if (side[field]) flat[`${sideLetters[at] ?? at}.${field}`] = side[field]
  return flat
}

/** The sheet for names and values; unknown names are left out. */
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

/** The items of a list that is printed as `Swift. Strong 2.` */
export function listOf(printed: string | undefined): string[] {
  return (printed ?? '')
    .split(/\.(?:\s+|$)/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
}

/** A list in its printed form: `Swift. Strong 2.` */
export function printedList(words: readonly string[]): string {
  return words.map((word) => `${word}.`).join(' ')
}
