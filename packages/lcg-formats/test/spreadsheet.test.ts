/** The spreadsheet of ALeP as one file: cards, sets and languages, read and written. */

import { cardFormatOf, importCards, packSheets, type ReadCards, readCards, sheetsFor } from '@questwright/interop'
import { xlsxOf } from '@questwright/interop/for-games'
import type { PackFiles } from '@questwright/packs/browser'
import fc from 'fast-check'
import readXlsx from 'read-excel-file/universal'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alepHeaders } from '../src/cards/alep-columns.ts'
import { flatOfSheet } from '../src/cards/sheet.ts'
import { readSpreadsheet, writeSpreadsheet } from '../src/cards/spreadsheet.ts'
import { gameFormats } from './games.ts'
import { type AlepRow, alepCsv, alepRows, cellsOfRow, context, emptyPack, keywords, target } from './made-up-cards.ts'

const guid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const source = (files: PackFiles) => ({ id: 'fen-roads', game: 'lcg', title: 'Fen Roads', files, keywords })

function into(read: ReadCards, files: PackFiles = emptyPack()) {
  const done = importCards(cardFormatOf(gameFormats, 'alep'), read, target(files))
  return { ...done, pack: { ...files, ...done.files } as PackFiles }
}

async function written(files: PackFiles): Promise<Uint8Array> {
  const { sheets } = sheetsFor(gameFormats, 'alep', packSheets(gameFormats, source(files)))
  return (await writeSpreadsheet(sheets, source(files), context)).bytes
}

const cardTab = (rows: readonly AlepRow[] = alepRows) => ({ name: 'Card Data', rows: [alepHeaders, ...rows.map(cellsOfRow)] })
const tabsOf = async (bytes: Uint8Array) => {
  const tabs = await readXlsx(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })
  return Object.fromEntries(
    tabs.map(({ sheet, data }) => [sheet, data.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))]),
  )
}
const saidBy = (read: ReadCards) =>
  read.records
    .map(({ flat }) =>
      JSON.stringify(
        Object.entries(flat)
          .filter(([, value]) => value !== '')
          .sort(),
      ),
    )
    .sort()

afterEach(() => void vi.useRealTimers())

describe('cards', () => {
  const fen = into(readCards(gameFormats, alepCsv(), 'alep'))

  test('from a pack into a spreadsheet and into another pack: no column is lost', async () => {
    const read = await readSpreadsheet(await written(fen.pack))
    expect(read.problems).toEqual([])
    const far = into(read)
    const flat = (files: PackFiles) => packSheets(gameFormats, source(files)).map((sheet) => ({ ...flatOfSheet(sheet), setId: '' }))
    expect(flat(far.pack)).toEqual(flat(fen.pack))
    const again = into(read, fen.pack)
    expect([again.made, again.changed, again.gone, again.files]).toEqual([[], [], [], {}])
  })

  test('from a spreadsheet into a pack and out again: the same tabs, rows and bytes', async () => {
    const first = await readSpreadsheet(await xlsxOf([cardTab()]))
    const bytes = await written(into(first).pack)
    const again = await readSpreadsheet(bytes)
    expect(saidBy(again)).toEqual(saidBy(first))
    expect(saidBy(again)).toEqual(saidBy(readCards(gameFormats, alepCsv(), 'alep')))
    expect(Object.keys(await tabsOf(bytes))).toEqual(['Sets', 'Card Data'])
    expect((await tabsOf(bytes))['Card Data']?.[0]).toEqual(alepHeaders)
    expect(await written(into(again).pack)).toEqual(bytes)
  })

  test('the bytes do not depend on the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2001, 1, 3) })
    const then = await written(fen.pack)
    vi.setSystemTime(new Date(2031, 5, 7, 8, 9, 10))
    expect(await written(fen.pack)).toEqual(then)
  })

  test('every text is the same after export and import, and no cell is a formula', async () => {
    const words = fc.oneof(
      fc.constantFrom(
        '=1+1',
        "'=1",
        '+1 [attack]',
        '-X',
        '-3',
        '007',
        '0',
        '-0',
        '1e5',
        'constructor',
        '__proto__',
        'toString',
        '_x0041_',
        'a\nb',
        '<&>"',
        '1234567890',
      ),
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 6 }), async (texts) => {
        const rows = texts.map(
          (Text, at): AlepRow => ({ 'Card GUID': guid(at + 1), Name: `Card ${at}`, Type: 'Event', Sphere: 'Lore', Cost: '1', Text }),
        )
        const read = await readSpreadsheet(await xlsxOf([cardTab(rows)]))
        expect(read.records.map(({ flat }) => flat.Text)).toEqual(texts.map((text) => text.replace(/\r\n?/g, '\n').trim()))
      }),
      { numRuns: 60, seed: 8 },
    )
  })
})

describe('languages', () => {
  const headers = ['Card GUID', 'Name', 'Traits', 'Text', 'Flavour', 'Side B', 'Text', 'Adventure']
  const french = [
    headers,
    [guid(1), 'Ådna la Faucheuse', 'Marais. Rôdeuse.', '[b]Action :[/b] Épuisez [name] -- une fois.', 'Les roseaux plient.', '', '', ''],
    [guid(17).toUpperCase(), 'À travers le marais', '', '[b]Mise en place :[/b] Allez.', '', '', 'Rien ne presse.', 'Le bac'],
    [guid(6), 'Serment', '', 'Recto.', '', 'Serment tenu', 'Verso.', ''],
    [guid(25), 'Comment ramer', '', 'Tirez.', '', '', '', ''],
    [guid(3), '', '', '', '', '', '', ''],
    [guid(77), 'Personne', '', 'Rien.', '', '', '', ''],
    ['', 'Sans carte', '', '', '', '', '', ''],
    [guid(1), 'Encore', '', '', '', '', '', ''],
  ]
  const german = [
    ['Set', 'Card GUID', 'Name', 'Text'],
    ['Fen Roads', guid(2), 'Fennführer', 'Kostet weniger.'],
  ]
  const bytes = xlsxOf([cardTab(), { name: 'French', rows: french }, { name: 'German', rows: german }])

  test('become texts of the pack, and rows without a card are reported, a line each', async () => {
    const done = into(await readSpreadsheet(await bytes))
    expect(done.translated).toEqual([
      { language: 'fr', cards: 3 },
      { language: 'de', cards: 1 },
    ])
    expect(
      done.problems.filter(({ code }) => code === 'import/translation').map(({ line, message }) => [line, message.slice(0, 36)]),
    ).toEqual([
      [7, 'Tab "French": the row of "Personne" '],
      [8, 'Tab "French": the row of "Sans carte'],
      [9, 'Tab "French": the row of "Encore" (0'],
    ])
    const { cards } = JSON.parse(done.pack['text/fr.json'] ?? '{}')
    expect(Object.keys(cards)).toEqual(['adna-reedcutter', 'across-the-fen', 'mire-oath'])
    expect(cards['adna-reedcutter']).toMatchObject({
      title: 'Ådna la Faucheuse',
      text: '**Action :** Épuisez Ådna la Faucheuse – une fois.',
      flavour: 'Les roseaux plient.',
      kept: { alep: { Traits: 'Marais. Rôdeuse.' } },
    })
    expect(cards['across-the-fen'].sides).toEqual({ A: { text: '**Mise en place :** Allez.' }, B: { text: 'Rien ne presse.' } })
    expect(cards['mire-oath'].sides.B).toEqual({ title: 'Serment tenu', text: 'Verso.' })
    expect(JSON.parse(done.pack['text/de.json'] ?? '{}').cards['fen-guide'].title).toBe('Fennführer')
    expect(JSON.parse(done.pack['text/en.json'] ?? '{}').cards['adna-reedcutter'].title).toBe('Ådna Reedcutter')
  })

  test('are exported unchanged, also those of rows that are not cards, and a second import changes nothing', async () => {
    const { pack } = into(await readSpreadsheet(await bytes))
    const out = await written(pack)
    const tabs = await tabsOf(out)
    expect(Object.keys(tabs)).toEqual(['Sets', 'Card Data', 'French', 'German'])
    const cells = (rows: readonly (readonly string[])[] = []) => {
      const [names = [], ...others] = rows
      const own = names.map((name, at) => (names.indexOf(name) < at ? `Back ${name}` : name))
      return others
        .map((row) =>
          JSON.stringify(
            own
              .map((name, at) => [name, row[at] ?? ''])
              .filter(([, value]) => value !== '')
              .sort(),
          ),
        )
        .sort()
    }
    expect(cells(tabs.French)).toEqual(cells(french.filter((_, at) => ![5, 6, 7, 8].includes(at))))
    expect(cells(tabs.German)).toEqual(cells(german))
    const again = into(await readSpreadsheet(out), pack)
    expect([again.made, again.changed, again.translated]).toEqual([[], [], []])
    // a table without those tabs reports nothing about them
    const plain = into(readCards(gameFormats, alepCsv(), 'alep'), pack)
    expect(cells((await tabsOf(await written(plain.pack))).French)).toEqual(cells(tabs.French))
  })

  test('what the author translated since then is exported, and a malformed file is not overwritten', async () => {
    const { pack } = into(await readSpreadsheet(await bytes))
    const words = JSON.parse(pack['text/fr.json'] ?? '{}')
    words.cards['adna-reedcutter'].title = 'Ådna'
    words.cards['adna-reedcutter'].note = 'mine'
    const own = { ...pack, 'text/fr.json': JSON.stringify(words) }
    const row = (await tabsOf(await written(own))).French?.find(([, id]) => id === guid(1))
    expect(row?.slice(0, 4)).toEqual(['', guid(1), 'Ådna', 'Marais. Rôdeuse.'])
    const again = into(await readSpreadsheet(await bytes), own)
    expect(JSON.parse(again.pack['text/fr.json'] ?? '{}').cards['adna-reedcutter']).toMatchObject({
      title: 'Ådna la Faucheuse',
      note: 'mine',
    })
    const broken = into(await readSpreadsheet(await bytes), { ...pack, 'text/fr.json': '{' })
    expect(broken.pack['text/fr.json']).toBe('{')
    expect(broken.problems).toContainEqual(expect.objectContaining({ severity: 'error', code: 'import/broken-pack' }))
  })

  test('a language without a tab is reported when the file is written', async () => {
    const { pack } = into(readCards(gameFormats, alepCsv(), 'alep'))
    const { problems } = await writeSpreadsheet([], source({ ...pack, 'text/nl.json': '{}' }), context)
    expect(problems).toMatchObject([{ code: 'export/languages', message: expect.stringContaining('nl') }])
  })
})

describe('sets', () => {
  const set = guid(900)
  const sets = [
    ['GUID', 'Name', 'Collection Icon', 'Copyright', 'Mood'],
    [set.toUpperCase(), 'Fen Roads', 'fen.png', 'Us', 'wet'],
    [guid(901), 'Elsewhere', '', 'Them', ''],
  ]
  const bytes = xlsxOf([
    { name: 'Sets', rows: sets },
    cardTab(),
    { name: 'Scratch Data', rows: cardTab(alepRows.slice(0, 2)).rows },
    { name: 'Notes', rows: [['What'], ['x']] },
    { name: 'Later', rows: [['Set', 'Card GUID']] },
  ])

  test('the id of a product is set on its cards, everything else is kept and reported, other tabs are reported', async () => {
    const read = await readSpreadsheet(await bytes)
    const done = into(read)
    expect(done.problems.map(({ code }) => code).filter((code) => /sets|tabs/.test(code))).toEqual(['import/other-tabs', 'import/sets'])
    expect(done.problems.find(({ code }) => code === 'import/other-tabs')?.message).toContain('"Scratch Data", "Notes" were not')
    expect(done.problems.find(({ code }) => code === 'import/sets')?.message).toContain('Collection Icon, Copyright, Mood of Fen Roads')
    expect(packSheets(gameFormats, source(done.pack)).every(({ card }) => card.setId === set)).toBe(true)
    const tab = (await tabsOf(await written(done.pack))).Sets ?? []
    const [names = [], ...rows] = tab
    expect(names).toEqual([
      'GUID',
      'Name',
      'Collection Icon',
      'RingsDB Code',
      'HoB Code',
      'Discord Prefix',
      'Copyright',
      'Locked',
      'Ignore',
      'Changed',
      'Mood',
    ])
    expect(rows.map((row) => row.filter((cell) => cell !== ''))).toEqual(sets.slice(1).map((row) => row.filter((cell) => cell !== '')))
    const again = into(await readSpreadsheet(await written(done.pack)), done.pack)
    expect(Object.keys(again.files)).toEqual([])
  })

  test('a pack without a stored tab writes a row for each of its products', async () => {
    const { pack } = into(readCards(gameFormats, alepCsv(), 'alep'))
    expect((await tabsOf(await written(pack))).Sets?.slice(1).map((row) => row.slice(0, 2))).toEqual([[context.setId, 'Fen Roads']])
  })

  test('the column "Set" has the ids of sets, as in the sheet of ALeP: cards get the names of the tab, and the ids are exported again', async () => {
    const rows = alepRows.map((row) => ({ ...row, Set: set }))
    const read = await readSpreadsheet(await xlsxOf([{ name: 'Sets', rows: sets }, cardTab(rows)]))
    expect(read.sheets.every(({ card }) => card.set === 'Fen Roads' && card.setId === set)).toBe(true)
    const done = into(read)
    expect(JSON.stringify(done.pack)).not.toContain('"Set":')
    const tabs = await tabsOf(await written(done.pack))
    expect(new Set(tabs['Card Data']?.slice(1).map(([cell]) => cell))).toEqual(new Set([set]))
    expect(into(await readSpreadsheet(await written(done.pack)), done.pack).files).toEqual({})
    // without the tab "Sets" the cards belong to the pack's own set, and keep the id
    const alone = readCards(gameFormats, alepCsv(rows), 'alep')
    expect(alone.sheets.every(({ card }) => card.set === undefined && card.setId === set)).toBe(true)
    expect(into(alone, done.pack).files).toEqual({})
  })

  test('the snapshots that the script of the sheet writes after the empty column do not become data of a card', async () => {
    const { rows } = cardTab()
    const more = (at: number): string[] => (at === 0 ? ['', 'Current Snapshot', 'Last Snapshot'] : ['', 'Guide|Fen.', 'Guide|Fen.'])
    const read = await readSpreadsheet(await xlsxOf([{ name: 'Card Data', rows: rows.map((cells, at) => [...cells, ...more(at)]) }]))
    const done = into(read)
    expect(done.problems.filter(({ code }) => code === 'import/unknown-column')).toEqual([])
    expect(JSON.stringify(done.pack)).not.toMatch(/Snapshot|Guide\|Fen/)
  })

  test('rows with 0 for the set or the id are left out, as by the generator of ALeP, and reported once', async () => {
    const rows = [...alepRows, { ...alepRows[0], 'Card GUID': '0' }, { ...alepRows[1], 'Card GUID': '0' }, { ...alepRows[2], Set: '0' }]
    const done = into(await readSpreadsheet(await xlsxOf([cardTab(rows)])))
    expect(done.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(done.problems.filter(({ code }) => code === 'import/ignored-rows').map(({ message }) => message.slice(0, 10))).toEqual([
      '3 rows hav',
    ])
  })
})
