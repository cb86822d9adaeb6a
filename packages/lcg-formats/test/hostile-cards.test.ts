/** Tables that are broken, changed, or made to do harm. */
import { deflateRawSync } from 'node:zlib'
import {
  type CardFormat,
  cardFormatOf,
  decodeText,
  importCards,
  mostCardBytes,
  packSheets,
  readCards,
  readDecks,
  recogniseFile,
  writeCards,
} from '@questwright/interop'
import { checkCardFacts, type FactValue, type PackFiles } from '@questwright/packs/browser'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/universal'
import { alepColumns } from '../src/cards/alep-columns.ts'
import { readSpreadsheet } from '../src/cards/spreadsheet.ts'
import { gameFormats, rulebooks } from './games.ts'
import { type AlepRow, alepCsv, alepRows, context, emptyPack, keywords, target } from './made-up-cards.ts'
import { coreIndex } from './packs.ts'

const empty = emptyPack()

function into(text: string, format: CardFormat = 'alep', files: PackFiles = empty) {
  const done = importCards(cardFormatOf(gameFormats, format), readCards(gameFormats, text, format), target(files))
  return { ...done, pack: { ...files, ...done.files } as PackFiles }
}

const row = (at: number, more: AlepRow): AlepRow => ({ ...alepRows[at], ...more })
const codes = (problems: readonly { readonly code: string }[]): string[] => problems.map(({ code }) => code)

describe('a spreadsheet that changed', () => {
  const first = into(alepCsv())

  test('a card keeps its slug, its script and its art when its title changes', () => {
    const path = 'cards/allies/fen-guide.json'
    const authored: PackFiles = {
      ...first.pack,
      [path]: JSON.stringify({ ...JSON.parse(first.pack[path] ?? '{}'), art: { file: 'art/fen-guide.webp' } }),
      'cards/allies/fen-guide.ts': 'export default 1',
    }
    const again = into(alepCsv(alepRows.map((one, at) => (at === 1 ? row(1, { Name: 'Marsh Guide', Cost: '2' }) : one))), 'alep', authored)
    expect(again.changed).toMatchObject([{ slug: 'fen-guide', title: 'Marsh Guide', what: ['A.cost', 'A.title'] }])
    expect(Object.keys(again.files)).toEqual([path, 'text/en.json'])
    expect(JSON.parse(again.pack[path] ?? '{}')).toMatchObject({ cost: 2, art: { file: 'art/fen-guide.webp' } })
    expect(JSON.parse(again.pack['text/en.json'] ?? '{}').cards['fen-guide'].title).toBe('Marsh Guide')
    expect(again.pack['cards/allies/fen-guide.ts']).toBe('export default 1')
  })

  test('a card is identified by its number if it has no id, and by its title if it has no number', () => {
    const bare = alepRows.slice(0, 4).map((one) => ({ ...one, 'Card GUID': '' }))
    const made = into(alepCsv(bare))
    const renamed = bare.map((one, at) => (at === 2 ? { ...one, Name: 'Long Rope' } : at === 3 ? { ...one, 'Card Number': '77' } : one))
    const again = into(alepCsv(renamed), 'alep', made.pack)
    expect(again.made).toEqual([])
    expect(again.changed.map(({ slug }) => slug)).toEqual(['coil-of-rope', 'quick-crossing'])
  })

  test('the same RingsDB code under another id is another card', () => {
    const csv = (id: string) => `pack,type,sphere,position,code,name,octgnid\nFen Roads,Ally,Lore,7,99007,Reed Cutter,${id}\n`
    const made = into(csv('00000000-0000-4000-8000-0000000000aa'), 'ringsdb-csv')
    expect(into(csv('00000000-0000-4000-8000-0000000000aa'), 'ringsdb-csv', made.pack).same).toBe(1)
    const other = into(csv('00000000-0000-4000-8000-0000000000bb'), 'ringsdb-csv', made.pack)
    expect([other.made.length, other.changed.length, other.gone.length]).toEqual([1, 0, 1])
  })

  test('missing cards are reported and kept; a card with another id is another card', () => {
    const again = into(
      alepCsv([...alepRows.slice(0, 20), row(20, { 'Card GUID': '00000000-0000-4000-8000-0000000000ff' })]),
      'alep',
      first.pack,
    )
    expect(again.gone.map(({ slug }) => slug)).toContain('dry-boots')
    expect(again.made.map(({ slug }) => slug)).toEqual(['dry-boots-fen-roads'])
    expect(Object.keys(again.files)).not.toContain('cards/boons/dry-boots.json')
  })

  test('changes of the author are written to the spreadsheet, instead of the earlier values', () => {
    const path = 'cards/the-ferry/our-punt.json'
    const facts = { ...JSON.parse(first.pack[path] ?? '{}'), willpower: 3 }
    const sheets = packSheets(gameFormats, {
      game: 'lcg',
      id: 'fen-roads',
      title: 'Fen Roads',
      files: { ...first.pack, [path]: JSON.stringify(facts) },
      keywords,
    })
    const written = readCards(gameFormats, writeCards(gameFormats, sheets, 'alep', context), 'alep').records.find(
      ({ flat }) => flat.Name === 'Our Punt',
    )
    expect(written?.flat.Willpower).toBe('3')
    const asBefore = readCards(
      gameFormats,
      writeCards(
        gameFormats,
        packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: first.pack, keywords }),
        'alep',
        context,
      ),
      'alep',
    )
    expect(asBefore.records.find(({ flat }) => flat.Name === 'Our Punt')?.flat.Willpower).toBe('G')
  })

  test('a malformed file of the pack is never overwritten', () => {
    const broken = { ...first.pack, 'text/en.json': '{' }
    expect(into(alepCsv(), 'alep', broken)).toMatchObject({ files: {}, made: [], problems: [{ code: 'import/broken-pack' }] })
    const path = 'cards/allies/fen-guide.json'
    const again = into(alepCsv(), 'alep', { ...first.pack, [path]: '{' })
    expect(Object.keys(again.files)).not.toContain(path)
  })
})

describe('broken tables', () => {
  test.each([
    ['a missing column', 'Name,Type,Card GUID\r\nFen,Ally,x\r\n', 'import/missing-column'],
    ['no name', alepCsv([row(1, { Name: '' })]), 'import/no-name'],
    ['a doubled id', alepCsv([alepRows[1] as AlepRow, row(2, { 'Card GUID': alepRows[1]?.['Card GUID'] ?? '' })]), 'import/doubled-id'],
    ['an unknown type', alepCsv([row(1, { Type: 'Vehicle' })]), 'import/unknown-type'],
    ['missing numbers', alepCsv([row(1, { Attack: '' })]), 'import/missing-value'],
    ['an unknown column', alepCsv().replace('Bot Disabled', 'Mood'), 'import/unknown-column'],
    ['a column that is no name', alepCsv().replace('Bot Disabled', '__proto__'), 'import/column-name'],
    ['an endless cell', alepCsv([row(1, { Text: 'x'.repeat(30_000) })]), 'import/cell-too-long'],
    ['open quotes', `${alepCsv([])}"open`, 'import/broken-csv'],
  ])('%s', (_, text, code) => {
    expect(recogniseFile(gameFormats, text)).toBe('alep')
    const { problems } = into(text)
    expect(codes(problems)).toContain(code)
    for (const one of problems) expect(one.remedy).not.toBe('')
    expect(problems.find((one) => one.code === code)?.line).toBeGreaterThan(0)
  })

  test('a table with too many rows is cut, with a message', () => {
    const text = `databaseId\tname\timageUrl\tcardBack\ttype\n${Array.from({ length: 20_005 }, (_, at) => `id-${at}\tx\t\tplayer\tAlly`).join('\n')}`
    const read = readCards(gameFormats, text, 'dragncards')
    expect(read.sheets).toHaveLength(20_000)
    expect(codes(read.problems)).toEqual(['import/too-many-rows'])
  })

  test('a set.xml with too many cards is cut, with a message that has the limit and a remedy', () => {
    const card = (at: number) => `<card id="${at}" name="x"/>`
    const text = `<set name="Fens"><cards>\n${Array.from({ length: 20_003 }, (_, at) => card(at)).join('\n')}</cards></set>`
    const read = readCards(gameFormats, text, 'octgn-set')
    expect(read.sheets).toHaveLength(20_000)
    expect(read.problems.filter(({ code }) => code === 'import/too-many-rows')).toMatchObject([
      {
        severity: 'error',
        line: 20_002,
        message: 'The set has 20003 cards; at most 20000 are read, and what follows was not.',
        remedy: 'Split it into several sets.',
      },
    ])
  })

  test.each([
    ['of one title', () => 'Fen', ''],
    ['of one title in one set', () => 'Fen', '<property name="Encounter Set" value="Ferry"/>'],
    ['of a title each', (at: number) => `Fen ${at}`, '<property name="Encounter Set" value="Ferry"/>'],
  ])('four times as many cards %s are about four times the work', (_, title, more) => {
    const work = (cards: number): number => {
      const card = (at: number) => `<card id="${at}" name="${title(at)}"><property name="Type" value="Enemy"/>${more}</card>`
      const text = `<set name="Fens"><cards>${Array.from({ length: cards }, (_, at) => card(at)).join('')}</cards></set>`
      let looks = 0
      const { has } = Set.prototype
      const { get } = Map.prototype
      Set.prototype.has = function (value) {
        looks += 1
        return has.call(this, value)
      }
      Map.prototype.get = function (key) {
        looks += 1
        return get.call(this, key)
      }
      try {
        expect(into(text, 'octgn-set').made).toHaveLength(cards)
      } finally {
        Object.assign(Set.prototype, { has })
        Object.assign(Map.prototype, { get })
      }
      return looks
    }
    expect(work(400) / work(100)).toBeLessThan(4.5)
  })

  test('DragnCards: rows with one id that are not consecutive are reported', () => {
    const lines = [
      'databaseId\tname\timageUrl\tcardBack\ttype\ttags',
      'a\tOne\t\tplayer\tAlly\t{',
      'b\tTwo\t\tplayer\tAlly\t',
      'a\tThree\t\tplayer\tAlly\t',
    ]
    expect(readCards(gameFormats, lines.join('\r\n'), 'dragncards').problems).toMatchObject([
      { code: 'import/doubled-id', line: 4, field: 'databaseId' },
      { code: 'import/tags', line: 2 },
    ])
  })

  test('quotes are ordinary characters in the table of DragnCards', () => {
    const text = 'databaseId\tname\timageUrl\tcardBack\ttype\na\t"One\t\tplayer\tAlly\n'
    expect(readCards(gameFormats, text, 'dragncards').sheets[0]?.sides[0]?.title).toBe('"One')
  })

  test.each([
    ['utf-16le', new Uint8Array([0xff, 0xfe, ...Buffer.from(alepCsv(), 'utf16le')]), []],
    ['windows-1252', new Uint8Array(Buffer.from(alepCsv(), 'latin1')), ['deck-file/encoding']],
  ])('a file in %s is read', (_, bytes, told) => {
    const { text, problems } = decodeText(bytes, mostCardBytes)
    expect(codes(problems)).toEqual(told)
    expect(readCards(gameFormats, text ?? '', 'alep').sheets[0]?.sides[0]?.title).toBe('Ådna Reedcutter')
  })

  test('entities are not expanded', () => {
    const bomb = '<!DOCTYPE set [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><set><cards><card name="&b;"/></cards></set>'
    expect(readCards(gameFormats, bomb, 'octgn-set').problems).toMatchObject([{ code: 'import/document-type', line: 1 }])
    expect(codes(readCards(gameFormats, `${'<set>'.repeat(20_000)}`, 'octgn-set').problems)).toEqual(['import/broken-xml'])
  })

  test('a table that is not a card table is not recognised', () => {
    for (const text of ['', 'a,b\n1,2', '{"a":1}']) expect(recogniseFile(gameFormats, text)).toBeUndefined()
  })
})

test('no cell becomes a formula, and every text is the same after export and import', () => {
  const texts = ['=HYPERLINK("x")', '+1 [attack]', '-X', '@x', '-', '-3', '\tx', 'a;=1+1', 'a;b;@x', '＝1+1', '＠x']
  const rows = texts.map((Text, at) =>
    row(1, { 'Card GUID': `00000000-0000-4000-8000-0000000000${at + 10}`, 'Card Number': '', Name: `Card ${at}`, Text }),
  )
  for (const format of ['alep', 'ringsdb-csv'] as const) {
    const made = into(alepCsv(rows))
    const csv = writeCards(
      gameFormats,
      packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: made.pack, keywords }),
      format,
      context,
    )
    const cells = Papa.parse<string[]>(csv.replace('\ufeff', '')).data.flat()
    expect(cells.length).toBeGreaterThan(100)
    const isFormula = (text: string) => /^[=+\-@\t＝＋－＠]./.test(text) && !/^-\d+$/.test(text)
    expect(cells.filter(isFormula)).toEqual([])
    // repeat the test for tables separated by semicolons and by tabs
    for (const delimiter of [';', '\t'])
      expect(Papa.parse<string[]>(csv.replace('\ufeff', ''), { delimiter }).data.flat().filter(isFormula)).toEqual([])
    const own = packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: into(csv, format).pack, keywords })
    expect(own.map(({ sides }) => sides[0]?.text?.replace('Ranged. Sentinel.\n', '')).sort()).toEqual(
      texts.map((text) => text.trim()).sort(),
    )
  }
})

test('any content of cells: facts that load, no lost cell, no throw', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '0', '-', 'X', 'G', '3', '007', '1.5', 'Surge. Doomed X.', '__proto__', '**x*', '[b]y[/b] -- [bi]z[/bi]', 'a\nb'),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  )
  const type = fc.constantFrom(
    'Hero',
    'Ally',
    'Enemy',
    'Location',
    'Quest',
    'Side Quest',
    'Treasure',
    'Campaign',
    'Objective Hero',
    'Rules',
    'constructor',
  )
  const record = fc.dictionary(
    fc.constantFrom(...alepColumns.filter((name) => !['Card GUID', 'Name', 'Type', 'Deck Rules'].includes(name))),
    cell,
    { maxKeys: 14 },
  )
  fc.assert(
    fc.property(record, type, (fields, Type) => {
      const [one] = readCards(
        gameFormats,
        alepCsv([{ ...fields, 'Card GUID': '00000000-0000-4000-8000-000000000001', Name: 'Any Card', Type }]),
        'alep',
      ).records
      const made = into(alepCsv([{ ...fields, 'Card GUID': '00000000-0000-4000-8000-000000000001', Name: 'Any Card', Type }]))
      for (const { path } of made.made)
        expect(
          checkCardFacts(JSON.parse(made.pack[path] ?? '') as FactValue, rulebooks.lcg).issues.filter(
            ({ severity }) => severity === 'error',
          ),
        ).toEqual([])
      const written = writeCards(
        gameFormats,
        packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: made.pack, keywords }),
        'alep',
        context,
      )
      const back = readCards(gameFormats, written, 'alep').records[0]?.flat ?? {}
      const said = (flat: AlepRow) =>
        Object.entries(flat)
          .filter(([, value]) => value !== '')
          .sort()
      expect(said(back)).toEqual(said(one?.flat ?? {}))
    }),
    { numRuns: 150, seed: 5 },
  )
})

describe('spreadsheet files', () => {
  const headers = alepColumns.map((name) => name.replace(/^Back /, ''))
  const cells = (rows: readonly AlepRow[]) =>
    [headers, ...rows.map((one) => alepColumns.map((name) => one[name] ?? ''))].map((line) =>
      line.map((value) => ({ value: value === '' ? undefined : value })),
    )

  async function xlsx(tabs: { readonly [name: string]: readonly AlepRow[] }): Promise<Uint8Array> {
    const made = Object.entries(tabs).map(([sheet, rows]) => ({ sheet, data: cells(rows) }))
    const blob = await (writeXlsx(made as never) as unknown as { toBlob: () => Promise<Blob> }).toBlob()
    return new Uint8Array(await blob.arrayBuffer())
  }

  test('the tab of the cards is read like its CSV, and other tabs are reported', async () => {
    const read = await readSpreadsheet(await xlsx({ 'Scratch Data': alepRows.slice(0, 2), 'Card Data': alepRows }))
    expect(read.sheets.map(({ card, sides }) => ({ card, sides }))).toEqual(
      readCards(gameFormats, alepCsv(), 'alep').sheets.map(({ card, sides }) => ({ card, sides })),
    )
    expect(codes(read.problems)).toEqual(['import/other-tabs'])
  })

  test('an archive that is far larger when unpacked is refused before it is parsed', async () => {
    const packed = deflateRawSync(Buffer.alloc(120_000_000))
    const name = Buffer.from('xl/workbook.xml')
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(1_000, 22)
    header.writeUInt16LE(name.length, 26)
    expect(codes((await readSpreadsheet(new Uint8Array(Buffer.concat([header, name, packed])))).problems)).toEqual(['import/too-large'])
  })

  test('an archive that is no spreadsheet, or only half of one, is reported', async () => {
    expect(codes((await readSpreadsheet(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).problems)).toEqual(['import/broken-xlsx'])
    const whole = await xlsx({ Other: [] })
    expect(codes((await readSpreadsheet(whole.subarray(0, 900))).problems)).toEqual(['import/broken-xlsx'])
  })
})

describe('a fellowship in one paste', () => {
  const deck = (hero: string, ally: string) =>
    `${hero}'s Friends\n\nPacks: Core Set\n\nHeroes (1)\n\n1x ${hero} (Core Set)\n\nAllies (1)\n\n3x ${ally} (Core Set)\n`

  test('each deck is read as a deck, with the line numbers of the pasted text', () => {
    const { decks, problems } = readDecks(gameFormats, `${deck('Aragorn', 'Faramir')}\n\n${deck('Legolas', 'Nobody Known')}`, coreIndex)
    expect(problems).toEqual([])
    expect(decks.map((one) => [one.deck?.name, one.deck?.rows.length])).toEqual([
      ["Aragorn's Friends", 2],
      ["Legolas's Friends", 2],
    ])
    expect(decks[1]?.problems).toMatchObject([{ code: 'deck-file/placeholder', line: 24 }])
  })

  test('links are not followed, and a message says what to paste instead', () => {
    const { problems } = readDecks(gameFormats, 'https://ringsdb.com/fellowship/view/1/ours', coreIndex)
    expect(problems).toMatchObject([{ code: 'deck-file/link', line: 1 }])
    expect(problems[0]?.remedy).toContain('export each deck as text')
  })

  test('a list of JSON decks is several decks', () => {
    const json = [1, 2].map((number) => ({ name: `Deck ${number}`, heroes: { '01001': 1 }, slots: { '01001': 1, '01073': number } }))
    expect(readDecks(gameFormats, JSON.stringify(json), coreIndex).decks.map((one) => one.deck?.name)).toEqual(['Deck 1', 'Deck 2'])
  })
})
