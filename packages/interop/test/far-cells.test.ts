/** Small spreadsheets whose cells are at very high rows and columns: the library that reads them would create every row and column up to there. */

import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mostCardRows, mostColumns } from '../src/cards/limits.ts'
import { openXlsx } from '../src/cards/open-xlsx.ts'
import { sheetExtent } from '../src/cards/sheet-extent.ts'

const xml = (inner: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${inner}`)
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

/** A spreadsheet with these sheets; each is given as the XML of its worksheet. */
function spreadsheet(...sheets: readonly string[]): Uint8Array {
  const each = (one: (at: number) => string) => sheets.map((_, at) => one(at + 1)).join('')
  return zipSync({
    '_rels/.rels': xml(
      `<Relationships ${packages}><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${office}"><sheets>${each((n) => `<sheet name="Tab ${n}" sheetId="${n}" r:id="r${n}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships ${packages}>${each((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml(sheet)])),
  })
}

const sheet = (rows: string): string => `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`
const cell = (r: string): string => `<c r="${r}" t="inlineStr"><is><t>x</t></is></c>`

/** Each refers to a cell that would need more memory than a computer has, or lead to an endless loop. */
const FAR: { readonly [how: string]: string } = {
  'the last cell that a program knows': sheet(`<row r="1048576">${cell('XFD1048576')}</row>`),
  'a row beyond every program': sheet(`<row r="999999999">${cell('A999999999')}</row>`),
  'a column beyond every program': sheet(`<row r="1">${cell('ZZZZZZ1')}</row>`),
  'a column in small letters, which gives a higher number': sheet(`<row r="1">${cell('zzz1')}</row>`),
  'a row whose number is far higher than that in the address of its cell': sheet(`<row r="999999999">${cell('A1')}</row>`),
  'a cell whose address names a far higher row than the row in which it is': sheet(
    `<row r="1">${cell('A1')}</row><row>${cell('A888888888')}</row>`,
  ),
  'an empty row': sheet(`<row r="1">${cell('A1')}</row><row r="99999999"/>`),
  'a number in another notation': sheet(`<row r="1e9">${cell('A1')}</row>`),
  'a number in base sixteen': sheet(`<row r="0x3b9aca00">${cell('A1')}</row>`),
  'a number without end': sheet('<row r="Infinity"></row>'),
  'a row number that is no number': sheet('<row r="many"></row>'),
  'digits written as character references': sheet('<row r="&#57;&#57;&#57;99999999"></row>'),
  'single quotes': sheet("<row r='999999999'></row>"),
  'names with a prefix': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="999999999"><x:c r="A999999999"/></x:row></x:sheetData></x:worksheet>`,
  'an attribute with a prefix': sheet('<row x:r="999999999"></row>'),
  'behind a comment and a section of raw text': sheet(`<!-- <row r="1"> --><![CDATA[<row r="2">]]><row r="999999999"></row>`),
}

describe('a cell far away', () => {
  test.each(Object.entries(FAR))('is refused before memory is reserved for it: %s', async (_, far) => {
    const bytes = spreadsheet(far)
    expect(bytes.byteLength).toBeLessThan(3_000)
    expect(await openXlsx(bytes)).toMatchObject({
      severity: 'error',
      code: 'import/too-large',
      message: expect.stringContaining('xl/worksheets/sheet1.xml'),
    })
  })

  test('is found in one of several tabs, and tabs that are too large together are refused', async () => {
    const near = sheet(`<row r="1">${cell('A1')}</row>`)
    const opened = await openXlsx(spreadsheet(near, FAR['an empty row'] as string))
    expect('code' in opened && opened.message).toContain('xl/worksheets/sheet2.xml')
    const large = sheet(`<row r="${mostCardRows}">${cell('OJ20000')}</row>`)
    expect(await sheetExtent(large)).toEqual({ rows: mostCardRows, columns: mostColumns })
    expect(await openXlsx(spreadsheet(large, large))).toMatchObject({ code: 'import/too-large' })
  })

  test('does not occur in a table of cards', async () => {
    const column = (at: number): string =>
      (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26))
    // a wide table with some empty cells
    const rows = Array.from({ length: 30 }, (_, row) => {
      const cells = Array.from({ length: 80 }, (_, at) => ((row + at) % 7 === 0 ? '' : cell(`${column(at)}${row + 1}`)))
      return `<row r="${row + 1}">${cells.join('')}</row>`
    })
    const opened = await openXlsx(spreadsheet(sheet(rows.join(''))))
    expect('code' in opened ? opened : opened.map(({ rows: read }) => [read.length, read[0]?.cells.length])).toEqual([[30, 80]])
  })
})

test('rows without numbers are counted one by one', async () => {
  expect(await sheetExtent(sheet(`<row>${cell('B1')}</row><row/><row/>`))).toEqual({ rows: 3, columns: 2 })
  expect(await sheetExtent('<sst><si><t>no rows here</t></si></sst>')).toEqual({ rows: 0, columns: 0 })
  expect(await sheetExtent('<row r="3"')).toEqual({ rows: 0, columns: 0 })
})
