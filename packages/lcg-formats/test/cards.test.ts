/** Cards through all formats: everything that a format can express is unchanged after writing and reading. */

import {
  type CardFormat,
  cardFormatNames,
  cardFormatOf,
  importCards,
  packSheets,
  readCards,
  recogniseCards,
  sheetsFor,
  writeCards,
} from '@questwright/interop'
import { loadPack } from '@questwright/packs'
import type { PackFiles } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { flatOfSheet } from '../src/cards/sheet.ts'
import { gameFormats, rulebooks } from './games.ts'
import { alepCsv, alepRows, context, emptyPack, keywords, target } from './made-up-cards.ts'

function into(text: string, format: CardFormat, files: PackFiles = emptyPack()) {
  const done = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target(files))
  return { ...done, pack: { ...files, ...done.files } }
}

const sheets = (files: PackFiles) => packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files, keywords })
const csv = alepCsv()
const fen = into(csv, 'alep')

test('the imported pack has no error, and every card of the table', () => {
  expect(fen.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const { bundle, problems } = loadPack(fen.pack, rulebooks)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(Object.keys(bundle?.cards ?? {})).toHaveLength(alepRows.length - 1)
  expect(fen.beside).toBe(1)
  expect(bundle?.cards['bog-lurker']).toMatchObject({
    type: 'enemy',
    encounterSet: 'bog-things',
    keywords: ['Doomed 2', 'Surge', 'Victory 2'],
    shadow: 'present',
    easyModeRemoves: 1,
  })
  expect(bundle?.cards['across-the-fen']).toMatchObject({
    type: 'quest',
    stage: 1,
    encounterSets: ['the-ferry', 'bog-things'],
    sides: { B: { questPoints: 8 } },
  })
  expect(bundle?.text.en?.cards['adna-reedcutter']?.text).toBe(
    '**Action:** Exhaust Ådna Reedcutter to add 1 [lore] resource. (Limit once per round.)\nShe *hums* – softly.',
  )
})

test('the spreadsheet is the same after import and export, cell for cell', () => {
  const again = writeCards(gameFormats, sheets(fen.pack), 'alep', context)
  const cells = (text: string) =>
    readCards(gameFormats, text, 'alep').records.map(({ flat }) =>
      Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== '')),
    )
  expect(new Set(cells(again).map((one) => JSON.stringify(one, Object.keys(one).sort())))).toEqual(
    new Set(cells(csv).map((one) => JSON.stringify(one, Object.keys(one).sort()))),
  )
})

/** The fields of a sheet that a format cannot hold, as far as that is the same for all cards. */
const lostBy: { readonly [format in CardFormat]: readonly RegExp[] } = {
  alep: [],
  dragncards: [/^moreSets$/, /^easyModeRemoves$/, /^deckRules$/, /flavour$/, /artist$/, /^setId$/],
  'octgn-set': [/^moreSets$/, /^easyModeRemoves$/, /^deckRules$/, /flavour$/, /artist$/, /^setId$/],
  'ringsdb-csv': [/^moreSets$/, /^easyModeRemoves$/, /^deckRules$/, /^setId$/],
  'ringsdb-cards': [/^moreSets$/, /^easyModeRemoves$/, /^deckRules$/, /^setId$/],
  'hall-of-beorn': [/^moreSets$/, /^deckRules$/, /^setId$/, /^deckLimit$/],
}

const shared = (files: PackFiles, format: CardFormat) =>
  sheets(files).map((sheet) =>
    Object.fromEntries(Object.entries(flatOfSheet(sheet)).filter(([name]) => !lostBy[format]?.some((lost) => lost.test(name)))),
  )

test('from the spreadsheet into a pack, to DragnCards and into another pack: no shared column is lost', () => {
  const tsv = writeCards(gameFormats, sheets(fen.pack), 'dragncards', context)
  expect(recogniseCards(gameFormats, tsv)).toBe('dragncards')
  const far = into(tsv, 'dragncards')
  expect(far.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(shared(far.pack, 'dragncards')).toEqual(shared(fen.pack, 'dragncards'))
  expect(writeCards(gameFormats, sheets(far.pack), 'dragncards', context)).toBe(tsv)
})

describe.each(cardFormatNames(gameFormats))('%s', (format) => {
  const text = writeCards(gameFormats, sheetsFor(gameFormats, format, sheets(fen.pack)).sheets, format, context)

  test('is recognised by its contents', () => {
    expect(recogniseCards(gameFormats, text)).toBe(format)
  })

  test('is the same after import and export', () => {
    const far = into(text, format)
    expect(far.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(writeCards(gameFormats, sheets(far.pack), format, context)).toBe(text)
  })

  test('imported again into the same pack changes nothing', () => {
    const again = into(text, format, fen.pack)
    expect([again.made, again.changed.map(({ slug, what }) => [slug, ...what]), again.gone]).toEqual([[], [], []])
    expect(Object.keys(again.files)).toEqual([])
  })
})
