/** Makes files for Tabletop Simulator: pictures of at most ten by seven cards, and the saved object that refers to them. */
import { type TabletopCard, type TabletopSheet, tabletopObject, tabletopSheets } from '@questwright/interop'
import { type CardSides, type Job, noDate, type PrintFile } from './print-job.ts'
import { bytesOf, type Drawn, drawCard } from './rasterise.tsx'

/** The size of a card on a sheet in pixels: a full sheet is 4000 x 3920, which Tabletop Simulator still accepts. */
const place = { width: 400, height: 560 } as const

/**
 * Draws cards onto sheets.
 * @returns a zip: the saved object with file names in it, a picture for each sheet, and one for each back
 * @throws DOMException `AbortError` when it was stopped
 */
export async function printTabletop({ cards, tell, signal, ...source }: Job, copies: 'quantity' | 'one', name: string): Promise<PrintFile> {
  const byPicture = new Map(cards.map((card) => [card.code, card]))
  const sheets = tabletopSheets(
    cards.map((card) => tabletopCard(card, copies)),
    Object.keys(source.catalogue.rulebook.backs),
  )
  const backs = [...new Set(sheets.map(({ back }) => back))].filter((back) => back !== 'own')
  const of = sheets.reduce((sum, sheet) => sum + sheet.cards.length * (sheet.back === 'own' ? 2 : 1), backs.length)
  let done = 0
  const draw = async (drawn: Drawn): Promise<HTMLCanvasElement> => {
    signal.throwIfAborted()
    tell({ done, of })
    done += 1
    return drawCard(source, drawn, 'without')
  }
  const files: { [name: string]: Uint8Array } = {}
  for (const sheet of sheets) {
    for (const side of sheet.back === 'own' ? (['face', 'back'] as const) : (['face'] as const)) {
      const canvas = emptySheet(sheet)
      for (const [at, { picture }] of sheet.cards.entries()) {
        const card = byPicture.get(picture) as CardSides
        put(canvas, await draw(side === 'face' ? card.front : card.back), at, sheet.columns)
      }
      files[sheetName(name, sheet, side)] = await bytesOf(canvas, 'image/jpeg')
    }
  }
  for (const kind of backs) {
    const back = cards.find((card) => card.back.what === 'back' && card.back.kind === kind)?.back
    if (back !== undefined) files[`back-${kind}.jpg`] = await bytesOf(await draw(back), 'image/jpeg')
  }
  const saved = tabletopObject(name, sheets, (sheet, side) =>
    side === 'back' && sheet.back !== 'own' ? `back-${sheet.back}.jpg` : sheetName(name, sheet, side),
  )
  files[`${name}.json`] = new TextEncoder().encode(saved)
  tell({ done: of, of })
  const { zipSync } = await import('fflate')
  return { name: `${name}-tabletop-simulator.zip`, type: 'application/zip', bytes: zipSync(files, { level: 0, mtime: noDate }) }
}

function tabletopCard({ code, title, copies, back }: CardSides, wanted: 'quantity' | 'one'): TabletopCard {
  return { picture: code, title, copies: wanted === 'one' ? 1 : copies, back: back.what === 'back' ? back.kind : 'own' }
}

function sheetName(name: string, { number }: TabletopSheet, side: 'face' | 'back'): string {
  return `${name}-sheet-${number}${side === 'back' ? '-backs' : ''}.jpg`
}

function emptySheet({ columns, rows }: TabletopSheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = columns * place.width
  canvas.height = rows * place.height
  return canvas
}

/**
 * Draws a card into its place on a sheet.
 * @throws Error when the browser has no memory for the picture
 */
function put(sheet: HTMLCanvasElement, card: HTMLCanvasElement, at: number, columns: number): void {
  const drawing = sheet.getContext('2d')
  if (!drawing) throw new Error('The browser has no room for the sheet. Close other tabs and try again.')
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(card, (at % columns) * place.width, Math.floor(at / columns) * place.height, place.width, place.height)
}
