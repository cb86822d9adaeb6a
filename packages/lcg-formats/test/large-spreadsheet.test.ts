/** A spreadsheet with a large sheet, read where libraries may not start workers from blobs, as on the pages of the studio. */
import { createRequire } from 'node:module'
import { openImport } from '@questwright/interop'
import { zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { alepHeaders } from '../src/cards/alep-columns.ts'
import { gameFormats } from './games.ts'
import { alepRows, cellsOfRow } from './made-up-cards.ts'

vi.hoisted(() => {
  const threads = process.getBuiltinModule('node:worker_threads') as unknown as { Worker: unknown }
  threads.Worker = class {
    constructor() {
      throw new Error('no worker may be started here')
    }
  }
})

/** A spreadsheet file with one tab. */
function xlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const xml = (inner: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${inner}`)
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
  const column = (at: number): string =>
    (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26))
  const cell = (text: string, at: number, row: number): string =>
    text === ''
      ? ''
      : `<c r="${column(at)}${row + 1}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((text, at) => cell(text, at, row)).join('')}</row>`).join('')
  return zipSync({
    '_rels/.rels': xml(
      `<Relationships ${packages}><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Card Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships ${packages}><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/vbaProject.bin': new Uint8Array(1_000),
  })
}

test('a large sheet is read without a worker, also in a spreadsheet with macros', async () => {
  expect(() => new (createRequire(import.meta.url)('node:worker_threads').Worker)('')).toThrow('no worker')
  const rows = Array.from({ length: 700 }, (_, at) =>
    cellsOfRow({
      ...alepRows[1],
      'Card GUID': `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      'Card Number': String(at + 1),
      Name: `Guide ${at + 1}`,
      Text: `Costs ${at} less, with words enough to make the sheet a large one: ${'reeds and water '.repeat(20)}`,
    }),
  )
  const { file, problems } = await openImport(gameFormats, 'many.xlsm', xlsx([alepHeaders, ...rows]))
  expect(problems).toEqual([])
  expect(file.kind === 'cards' && file.read.sheets.length).toBe(700)
})

test.each([
  ['{\n  // rules\n  "automation": {}}', 'This is a part of a plugin of DragnCards ("automation")'],
  ['\ufeff \n', 'The file is empty.'],
  ['{"weather": "wet"}', 'This is no table of cards in a known format.'],
])('a message names what another file is: %j', async (text, message) => {
  const { problems } = await openImport(gameFormats, 'x.json', new TextEncoder().encode(text))
  expect(problems[0]?.message).toContain(message)
})

test('a message names an old spreadsheet as such', async () => {
  const { problems } = await openImport(gameFormats, 'old.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))
  expect(problems[0]?.remedy).toContain('save it as .xlsx')
})

test('a spreadsheet whose end was cut off is refused, though all of its parts could still be read', async () => {
  const whole = xlsx([[...alepHeaders], ...alepRows.map((row) => cellsOfRow(row))])
  const { problems } = await openImport(gameFormats, 'cards.xlsx', whole.subarray(0, whole.byteLength - 30))
  expect(problems).toMatchObject([{ severity: 'error', code: 'import/broken-xlsx', remedy: expect.stringContaining('Save') }])
})
