/** A value that only one format has is written into that format again, and every other export reports it. */
import {
  cardFormatNames,
  cardFormatOf,
  columnsLeftOut,
  importCards,
  packSheets,
  readCards,
  sheetsFor,
  writeCards,
} from '@questwright/interop'
import { describe, expect, test } from 'vitest'
import { gameFormats } from './games.ts'
import { alepCsv, context, emptyPack, keywords, target } from './made-up-cards.ts'

const [game] = gameFormats
const formats = cardFormatNames(gameFormats)
const sheetsIn = (files: { readonly [path: string]: string }) =>
  packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files, keywords })
const into = (text: string, format: string) => {
  const files = emptyPack()
  const { files: made } = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target(files))
  return sheetsIn({ ...files, ...(made as { readonly [path: string]: string }) })
}
const plain = into(alepCsv(), 'alep')

/** Adds a last column to a table; a line break between quotation marks does not end a row. */
const withColumn = (text: string, mark: string): string =>
  text
    .split(/\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((row, at) => (row === '' ? row : `${row}${mark}${at === 0 ? 'Mood' : at === 1 ? 'pink' : ''}`))
    .join('\n')

/** Puts the value "pink" into a file, as a column, field or property that no format has. */
const withColour: { readonly [format: string]: (text: string) => string } = {
  alep: (text) => withColumn(text, ','),
  'ringsdb-csv': (text) => withColumn(text, ','),
  dragncards: (text) => withColumn(text, '\t'),
  'octgn-set': (text) => text.replace(/(<property )/, '<property name="Mood" value="pink" />$1'),
  'ringsdb-cards': (text) => text.replace('{', '{"mood":"pink",'),
  'hall-of-beorn': (text) => text.replace('{', '{"Mood":"pink",'),
}

describe.each(formats)('from %s', (from) => {
  const written = writeCards(gameFormats, sheetsFor(gameFormats, from, plain).sheets, from, context)
  const text = withColour[from]?.(written) ?? ''
  const coloured = into(text, from)

  test.each(formats)('into %s', (to) => {
    expect(text).toContain('pink')
    const { sheets } = sheetsFor(gameFormats, to, coloured)
    const again = writeCards(gameFormats, sheets, to, context)
    const told = columnsLeftOut(game?.cards ?? {}, to, sheets, context)
    // a format may leave whole cards out, which it reports
    const isThere = sheets.some(({ kept }) => JSON.stringify(kept ?? {}).includes('pink'))
    expect([again.includes('pink'), told.some(({ message }) => /mood/i.test(message) && message.includes(from))]).toEqual(
      from === to ? [true, false] : [false, isThere],
    )
    // without the column the report does not name it; other values of the spreadsheet, such as the place of its artwork, are reported too
    const before = columnsLeftOut(game?.cards ?? {}, to, sheetsFor(gameFormats, to, into(written, from)).sheets, context)
    expect(before.filter(({ message }) => /mood/i.test(message))).toEqual([])
    if (from !== 'alep') expect(before).toEqual([])
  })
})
