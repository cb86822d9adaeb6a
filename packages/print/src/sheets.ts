/** Makes a PDF with sheets of nine cards and cut marks; their backs are on pages that are mirrored for printing on both sides. */
import { PDFDocument, type PDFImage, type PDFPage, rgb } from 'pdf-lib'

export type Paper = 'a4' | 'letter'

/** The sizes of paper in points, 72 to the inch. */
const papers: { readonly [paper in Paper]: readonly [width: number, height: number] } = { a4: [595.28, 841.89], letter: [612, 792] }
const card = { width: 180, height: 252 } as const
const columns = 3
const perSheet = 9

/** A picture as JPEG or PNG bytes; the same object is stored in the PDF only once. */
export interface PrintPicture {
  readonly bytes: Uint8Array
  readonly kind: 'jpg' | 'png'
}

/** A card to cut out: its face, and its back where backs are printed. */
export interface PrintCard {
  readonly front: PrintPicture
  readonly back: PrintPicture | undefined
}

export interface SheetSettings {
  readonly paper: Paper
  readonly backs: 'mirrored' | 'none'
  readonly title: string
}

/**
 * Arranges cards on sheets, three by three in the middle of the paper.
 * @returns the bytes of the PDF: a page for each nine cards, followed by a page with their backs where backs are requested
 */
export async function makeSheets(cards: readonly PrintCard[], { paper, backs, title }: SheetSettings): Promise<Uint8Array> {
  // without dates, so that equal cards give equal bytes
  const file = await PDFDocument.create({ updateMetadata: false })
  file.setTitle(title)
  file.setCreator('Questwright')
  const known = new Map<PrintPicture, PDFImage>()
  const embed = async (picture: PrintPicture): Promise<PDFImage> => {
    const there = known.get(picture)
    if (there) return there
    const image = picture.kind === 'jpg' ? await file.embedJpg(picture.bytes) : await file.embedPng(picture.bytes)
    known.set(picture, image)
    return image
  }
  for (let first = 0; first < cards.length; first += perSheet) {
    const sheet = cards.slice(first, first + perSheet)
    const page = file.addPage([...papers[paper]])
    for (const [place, { front }] of sheet.entries()) draw(page, await embed(front), place % columns, Math.floor(place / columns))
    cutMarks(page)
    if (backs === 'none') continue
    const behind = file.addPage([...papers[paper]])
    // the paper is turned over its long edge, so left and right are exchanged
    for (const [place, { back }] of sheet.entries())
      if (back) draw(behind, await embed(back), columns - 1 - (place % columns), Math.floor(place / columns))
  }
  return file.save()
}

function corner(page: PDFPage): { readonly left: number; readonly top: number } {
  const { width, height } = page.getSize()
  return { left: (width - columns * card.width) / 2, top: height - (height - 3 * card.height) / 2 }
}

function draw(page: PDFPage, image: PDFImage, column: number, row: number): void {
  const { left, top } = corner(page)
  page.drawImage(image, { x: left + column * card.width, y: top - (row + 1) * card.height, ...card })
}

function cutMarks(page: PDFPage): void {
  const { left, top } = corner(page)
  const right = left + columns * card.width
  const bottom = top - 3 * card.height
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    page.drawLine({ start: { x: fromX, y: fromY }, end: { x: toX, y: toY }, thickness: 0.4, color: rgb(0.3, 0.3, 0.3) })
  for (let index = 0; index <= columns; index += 1) {
    const x = left + index * card.width
    line(x, top + 3, x, top + 14)
    line(x, bottom - 3, x, bottom - 14)
    const y = top - index * card.height
    line(left - 3, y, left - 14, y)
    line(right + 3, y, right + 14, y)
  }
}
