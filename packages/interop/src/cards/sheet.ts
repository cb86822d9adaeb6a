/**
 * A card as the tables of designers have it: every value as it is printed, side by side. The middle between all formats and our packs.
 * Absent and empty are the same.
 */

/** What a table says once of a card. */
const cardFields = [
  'octgnId',
  'ringsdbCode',
  /** The product, and its id in OCTGN. */
  'set',
  'setId',
  'number',
  'quantity',
  'deckLimit',
  /** One of our types; the words of the table where no type of ours is meant. */
  'type',
  /** The type that is printed, where another decides: an attachment that is a boon. */
  'printedType',
  'encounterSet',
  /** Further sets, with semicolons between. */
  'moreSets',
  'stage',
  'easyModeRemoves',
  /** The rules of a scenario's deck, which stand at its first quest card. */
  'deckRules',
] as const

/** What a table says of each side. */
const sideFields = [
  'title',
  'letter',
  'type',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'victory',
  'corner',
  'text',
  'shadow',
  'flavour',
  'artist',
  /** What DragnCards is told about the card, as JSON. */
  'tags',
] as const

export type CardField = (typeof cardFields)[number]
export type SideField = (typeof sideFields)[number]
export type SheetSide = { readonly [field in SideField]?: string }

/** Columns without a place in a sheet, by the format in which they stood. */
export type KeptColumns = { readonly [format: string]: Flat }

export interface CardSheet {
  readonly card: { readonly [field in CardField]?: string }
  /** The front first. */
  readonly sides: readonly SheetSide[]
  readonly kept?: KeptColumns
  /** Where it stood in the file. */
  readonly line?: number
}

/** Names and values, all of them texts. */
export type Flat = { readonly [name: string]: string }

/** Nine sides at most, as DragnCards has them. */
export const sideLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A sheet as names and values: `set`, `A.title`, `B.text`. Empty ones are left out. */
export function flatOfSheet({ card, sides }: CardSheet): Flat {
  const flat: { [name: string]: string } = {}
  for (const field of cardFields) if (card[field]) flat[field] = card[field]
  for (const [at, side] of sides.entries())
    for (const field of sideFields) if (side[field]) flat[`${sideLetters[at] ?? at}.${field}`] = side[field]
  return flat
}

/** The sheet of names and values; unknown names are left out. */
export function sheetOfFlat(flat: Flat): CardSheet {
  const card: { [field in CardField]?: string } = {}
  for (const field of cardFields) if (flat[field]) card[field] = flat[field]
  const sides = sideLetters.map((letter) => {
    const side: { [field in SideField]?: string } = {}
    for (const field of sideFields) {
      const value = flat[`${letter}.${field}`]
      if (value) side[field] = value
    }
    return side
  })
  const last = sides.findLastIndex((side) => Object.keys(side).length > 0)
  return { card, sides: sides.slice(0, Math.max(1, last + 1)) }
}

/** The front of a card. */
export function front({ sides }: CardSheet): SheetSide {
  return sides[0] ?? {}
}

/** A list as cards print it taken apart: `Noble. Ranger.` */
export function listOf(printed: string | undefined): string[] {
  return (printed ?? '')
    .split(/\.(?:\s+|$)/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
}

/** A list as cards print it: `Noble. Ranger.` */
export function printedList(words: readonly string[]): string {
  return words.map((word) => `${word}.`).join(' ')
}
