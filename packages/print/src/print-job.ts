/** Exports cards: decides which sides are drawn, how many copies, and the names of the files. */
import { backDrawing, type Catalogue, type CatalogueCard } from '@questwright/board'
import { entryIn, type Rulebook, typeIn } from '@questwright/rulebook'
import { withResolution } from './png.ts'
import { type Bleed, bytesOf, type CardSource, type Drawn, drawCard } from './rasterise.tsx'
import { makeSheets, type Paper, type PrintCard, type PrintPicture } from './sheets.ts'

/** Both sides of a card as they are printed: its face and its back. */
export interface CardSides {
  readonly code: string
  readonly title: string
  readonly copies: number
  readonly front: Drawn
  readonly back: Drawn
}

/** The two sides of a card to print: its own two sides, or its face and the back of its type. */
export function sidesOfCard(catalogue: Catalogue, code: string): CardSides {
  const card = catalogue.card(code)
  const [first, second] = Object.keys(card?.sides ?? {}).sort()
  const quantity = card?.quantity
  return {
    code,
    title: card?.title ?? code,
    copies: typeof quantity === 'number' && quantity > 0 ? quantity : 1,
    front: { what: 'face', code, side: first },
    back: second === undefined ? backOf(catalogue.rulebook, card) : { what: 'face', code, side: second },
  }
}

/** The card's own back, else that of its type. A back for which the rulebook has no drawing is printed like the back of player cards. */
function backOf(rulebook: Rulebook, card: CatalogueCard | undefined): Drawn {
  const own = typeof card?.back === 'string' ? entryIn(rulebook.backDrawings, card.back) && card.back : undefined
  const back = own ?? typeIn(rulebook, card?.type)?.back
  const kind = entryIn(rulebook.backDrawings, back) === undefined ? (rulebook.table.backs?.owned ?? back) : back
  return { what: 'back', kind: kind ?? 'card', drawing: backDrawing(rulebook, kind) }
}

export interface Progress {
  readonly done: number
  readonly of: number
}

export interface PrintFile {
  readonly name: string
  readonly type: 'image/png' | 'application/pdf' | 'application/zip'
  readonly bytes: Uint8Array
}

/** The cards to draw, and a callback for progress. */
export interface Job extends CardSource {
  readonly cards: readonly CardSides[]
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** A fixed date, so that equal pictures give equal bytes: the earliest date that an archive can contain. */
export const noDate = new Date(1980, 0, 1)

const slugOf = (code: string): string => code.split(':').at(-1) ?? code

/**
 * Pictures of both sides of each card, in a zip; those of a single card without a zip, unless `zip` is requested.
 * @throws DOMException `AbortError` when it was stopped
 */
export async function printPictures(
  { cards, tell, signal, ...source }: Job,
  { bleed, one = 'bare' }: { readonly bleed: Bleed; readonly one?: 'bare' | 'zip' },
  name: string,
): Promise<readonly PrintFile[]> {
  const files: { [name: string]: Uint8Array } = {}
  const of = cards.length * 2
  let done = 0
  for (const { code, front, back } of cards) {
    for (const [side, drawn] of [['front', front] as const, ['back', back] as const]) {
      signal.throwIfAborted()
      tell({ done, of })
      const canvas = await drawCard(source, drawn, bleed)
      files[`${slugOf(code)}-${side}${bleed === 'with' ? '-bleed' : ''}.png`] = withResolution(await bytesOf(canvas, 'image/png'))
      done += 1
    }
  }
  tell({ done, of })
  if (cards.length === 1 && one === 'bare') return Object.entries(files).map(([file, bytes]) => ({ name: file, type: 'image/png', bytes }))
  const { zipSync } = await import('fflate')
  // pictures are compressed already
  return [
    { name: `${name}${bleed === 'with' ? '-bleed' : ''}.zip`, type: 'application/zip', bytes: zipSync(files, { level: 0, mtime: noDate }) },
  ]
}

/**
 * Sheets for cutting.
 * @param settings `copies`: each card as often as its set has it (`quantity`), or once (`one`)
 * @throws DOMException `AbortError` when it was stopped
 */
export async function printSheets(
  { cards, tell, signal, ...source }: Job,
  settings: { readonly paper: Paper; readonly backs: 'mirrored' | 'none'; readonly copies: 'quantity' | 'one' },
  name: string,
): Promise<PrintFile> {
  const backs = new Map<string, PrintPicture>()
  const picture = async (drawn: Drawn): Promise<PrintPicture> => {
    const key = drawn.what === 'back' ? drawn.kind : undefined
    const known = key === undefined ? undefined : backs.get(key)
    if (known) return known
    const made: PrintPicture = { bytes: await bytesOf(await drawCard(source, drawn, 'without'), 'image/jpeg'), kind: 'jpg' }
    if (key !== undefined) backs.set(key, made)
    return made
  }
  const all: PrintCard[] = []
  for (const [index, one] of cards.entries()) {
    signal.throwIfAborted()
    tell({ done: index, of: cards.length })
    const sheet = { front: await picture(one.front), back: settings.backs === 'none' ? undefined : await picture(one.back) }
    for (let copy = 0; copy < (settings.copies === 'one' ? 1 : one.copies); copy += 1) all.push(sheet)
  }
  signal.throwIfAborted()
  const bytes = await makeSheets(all, { paper: settings.paper, backs: settings.backs, title: name })
  tell({ done: cards.length, of: cards.length })
  return { name: `${name}-${settings.paper}.pdf`, type: 'application/pdf', bytes }
}

/** Makes the browser download a file. */
export function download({ name, type, bytes }: PrintFile): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
