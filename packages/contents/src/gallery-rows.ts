/** Computes the rows of a pack's gallery. */

/** A card of the gallery, by its index in the list. */
interface Placed {
  readonly index: number
  /** From 0. */
  readonly column: number
  readonly columns: 1 | 2
}

/** The gap between two cards, in pixels. */
export const galleryGap = 16

/**
 * The columns of a page of this width: as many as fit, with cards stretched to fill them. @param least smallest width of a card, except with the
 * fewest columns
 */
export function galleryColumns(width: number, least: number, fewest = 1): { readonly columns: number; readonly card: number } {
  const columns = Math.max(fewest, Math.floor((width + galleryGap) / (least + galleryGap)))
  return { columns, card: (width - galleryGap * (columns - 1)) / columns }
}

/** The rows, in the order of the cards. A card in landscape spans two columns and has the height of the others. */
export function galleryRows(cards: readonly ('upright' | 'lying')[], columns: number): readonly (readonly Placed[])[] {
  const rows: Placed[][] = []
  let row: Placed[] = []
  let used = 0
  cards.forEach((card, index) => {
    const needed = card === 'lying' && columns > 1 ? 2 : 1
    if (row.length === 0 || used + needed > columns) {
      row = []
      used = 0
      rows.push(row)
    }
    row.push({ index, column: used, columns: needed })
    used += needed
  })
  return rows
}

/** The index of the card to which an arrow key leads; undefined where there is none. */
export function galleryStep(rows: readonly (readonly Placed[])[], from: number, key: string): number | undefined {
  const last = rows.at(-1)?.at(-1)?.index ?? -1
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined
  if (key === 'ArrowRight') return from < last ? from + 1 : undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const at = rows.findIndex((row) => row.some(({ index }) => index === from))
  const here = rows[at]?.find(({ index }) => index === from)
  if (step === 0 || !here) return undefined
  // the card above or below: the last one that begins at most at the same column
  return rows[at + step]?.findLast(({ column }) => column <= here.column)?.index
}
