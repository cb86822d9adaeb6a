/** A deck as it lies between files: every line of the file it came from, known here or not. */
import { type DeckFacts, type DeckPlaceholder, deckHead, type FactValue, type PinnedPack } from '@questwright/packs/browser'

/** The id of a format of deck files: `questwright`, or one of a game. */
export type DeckFormat = string

/** `shared` are cards of the scenario, which the files of some formats carry beside a deck. */
export type DeckPart = DeckPlaceholder['part']

/** One line of a deck. */
export interface DeckRow {
  /** A `placeholder` is a card that no pack here has: kept with all that the file says of it. */
  readonly kind: 'card' | 'placeholder'
  readonly part: DeckPart
  readonly quantity: number
  readonly title: string
  /** The full code of a card; of a placeholder, its code in a pack that is not installed. */
  readonly code?: string
  /** The product that the file names. */
  readonly pack?: string
  readonly octgnId?: string
  readonly ringsdbCode?: string
  /** The section of the file, where the type of the card does not tell it. */
  readonly section?: string
}

export interface Deck {
  /** Empty when the file gives no name. */
  readonly name: string
  readonly kind: 'starter' | 'custom'
  readonly rows: readonly DeckRow[]
  readonly notes?: string
  /** The versions with which it was built, by the ids of packs, where the file says so. */
  readonly packs?: { readonly [pack: string]: PinnedPack }
  /** Values of one format that the others cannot hold; they are written back into that format unchanged. */
  readonly kept?: DeckKept
}

/** Texts and objects, under names that formats give them. */
export type DeckKept = { readonly [name: string]: FactValue }

/** The cards of a deck that no pack here has. */
export function placeholdersOf(deck: Deck): readonly DeckRow[] {
  return deck.rows.filter((row) => row.kind === 'placeholder')
}

/** The deck as rules and engine take it: full codes. Placeholders are listed apart and play in no game; cards of the scenario are left out. */
export function deckFacts(deck: Deck): DeckFacts {
  const known = (part: DeckPart) => deck.rows.filter((row) => row.kind === 'card' && row.part === part)
  const copies = (part: DeckPart): { [code: string]: number } => {
    const sums: { [code: string]: number } = {}
    for (const { code = '', quantity } of known(part)) sums[code] = (sums[code] ?? 0) + quantity
    return sums
  }
  const placeholders = placeholdersOf(deck).map(placeholder)
  const sideboard = copies('sideboard')
  return {
    ...deckHead,
    ...(deck.name === '' ? {} : { name: deck.name }),
    kind: deck.kind,
    heroes: known('heroes').flatMap(({ code = '', quantity }) => new Array<string>(quantity).fill(code)),
    cards: copies('cards'),
    ...(Object.keys(sideboard).length > 0 ? { sideboard } : {}),
    ...(placeholders.length > 0 ? { placeholders } : {}),
    ...(deck.packs ? { packs: deck.packs } : {}),
  }
}

function placeholder({ kind: _, ...row }: DeckRow): DeckPlaceholder {
  return row
}

/** An object without the fields that hold nothing. */
export function filled<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
