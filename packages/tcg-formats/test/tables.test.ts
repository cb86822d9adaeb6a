/** Tables of cards become cards of a pack, and are written again cell for cell. */
import {
  type OpenedImport,
  openImport,
  packSheets,
  planImport,
  readCards,
  recogniseFile,
  sheetsFor,
  writeCards,
} from '@questwright/interop'
import { describe, expect, test } from 'vitest'
import { gameFormats, packFiles, rulebooks } from './games.ts'

const columns =
  'set number rarity title subtitle unique side culture type race keywords twilight strength vitality resistance signet site_number shadow_number site_direction class home_site text site_block gemp_id quantity colour'.split(
    ' ',
  )
const rows: readonly { readonly [column: string]: string }[] = [
  {
    ...{
      set: '92',
      number: '4',
      rarity: 'R',
      title: 'Éla',
      subtitle: 'Far from Home',
      unique: '1',
      side: 'Free Peoples',
      culture: 'Elven',
    },
    ...{ type: 'Companion', race: 'Elf', keywords: 'Damage +1, Archer', twilight: '2', strength: '6', vitality: '3', resistance: '6' },
    ...{ signet: 'Frodo', text: 'Archer.\\n**Skirmish:** Exert Éla to heal a companion.', gemp_id: '92_4', colour: 'green' },
  },
  {
    ...{ set: '92', number: '7', rarity: 'C', title: 'Far Bridge', unique: '0', side: 'Site', type: 'Site', keywords: 'River' },
    ...{ site_number: '4', shadow_number: '2', site_direction: 'Left', site_block: 'Fellowship', gemp_id: '92_7' },
  },
  {
    ...{ set: '92', number: '9', rarity: 'U', title: 'Rope', unique: '0', side: 'Shadow', culture: 'Sauron', type: 'Condition' },
    ...{ keywords: 'Support area', twilight: '1', gemp_id: '92_9' },
  },
  {
    ...{
      set: '92',
      number: '11',
      rarity: 'C',
      title: 'Odo',
      unique: '1',
      side: 'Free Peoples',
      culture: 'Shire',
      type: 'Ally',
      race: 'Hobbit',
    },
    ...{ twilight: '1', strength: '2', vitality: '2', home_site: '3F', site_block: 'Fellowship', gemp_id: '92_11' },
  },
]
const tsv = `${[columns.join('\t'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'))].join('\n')}\n`
const keywords = new Map([
  ['damage', 'required'],
  ['archer', 'none'],
  ['river', 'none'],
] as const)

const opened = async (text: string): Promise<OpenedImport> =>
  (await openImport(gameFormats, 'cards.tsv', new TextEncoder().encode(text))).file
const source = { id: 'mill-road', title: 'Mill Road', game: 'tcg', keywords }
const into = async (text: string, files = packFiles as { readonly [path: string]: string }) =>
  planImport(gameFormats, [await opened(text)], {
    id: 'mill-road',
    state: 'installed' as never,
    rulebook: rulebooks.tcg,
    files,
    keywords,
    packs: [],
  })
const out = (files: { readonly [path: string]: string }, format: string): string =>
  writeCards(gameFormats, sheetsFor(gameFormats, format, packSheets(gameFormats, { ...source, files })).sheets, format, {
    title: 'Mill Road',
    setId: '',
    code: 'mill-road',
    version: '',
  })
const factsIn = (files: { readonly [path: string]: string | undefined }, end: string) =>
  JSON.parse(Object.entries(files).find(([path]) => path.endsWith(end))?.[1] ?? 'null')

describe('a table of cards', () => {
  test('is recognised, as TSV and as CSV', () => {
    expect(recogniseFile(gameFormats, tsv)).toBe('tcg-table')
    expect(recogniseFile(gameFormats, tsv.replaceAll('\t', ','))).toBe('tcg-csv')
    expect(recogniseFile(gameFormats, 'title\ttype\n')).toBeUndefined()
  })

  test('becomes cards of the pack', async () => {
    const { files, made } = await into(tsv)
    expect(made.map(({ title }) => title)).toEqual(['Éla', 'Far Bridge', 'Rope', 'Odo'])
    const { imported: _, ...ela } = factsIn(files, 'ela.json')
    expect(ela).toEqual({
      ...{ type: 'companion', gempId: '92_4', side: 'free-peoples', culture: 'elven', race: 'elf', signet: 'frodo', unique: true },
      ...{ twilight: 2, strength: 6, vitality: 3, resistance: 6, keywords: ['Damage +1', 'Archer'], collector: '92 R 4' },
    })
    expect(factsIn(files, 'far-bridge.json')).toMatchObject({ type: 'site', site: 4, shadowNumber: 2, arrow: 'left', block: 'fellowship' })
    expect(factsIn(files, 'rope.json')).toMatchObject({ type: 'condition', side: 'shadow', culture: 'sauron', support: true })
    expect(factsIn(files, 'odo.json')).toMatchObject({ type: 'ally', home: 3, block: 'fellowship' })
    expect(JSON.parse(files['text/en.json'] ?? '').cards.ela).toEqual({
      title: 'Éla',
      subtitle: 'Far from Home',
      text: 'Archer.\n**Skirmish:** Exert Éla to heal a companion.',
    })
  })

  test('is written again cell for cell, with the columns that only it has', async () => {
    const { files } = await into(tsv)
    const own = out({ ...packFiles, ...(files as { readonly [path: string]: string }) }, 'tcg-table').split('\n')
    expect(own[0]).toBe(columns.join('\t'))
    for (const row of tsv.split('\n').slice(1, -1)) expect(own).toContain(row)
  })

  // both have the same columns, and no format has others
  test.each([
    ['tcg-table', 'tcg-table'],
    ['tcg-table', 'tcg-csv'],
    ['tcg-csv', 'tcg-csv'],
    ['tcg-csv', 'tcg-table'],
  ])('keeps columns that the game does not have from %s to %s', async (from, to) => {
    const text =
      from === 'tcg-table'
        ? tsv
        : tsv
            .replaceAll('\t', '|')
            .replaceAll(/[^|\n]*,[^|\n]*/g, '"$&"')
            .replaceAll('|', ',')
    expect(recogniseFile(gameFormats, text)).toBe(from)
    const { files } = await into(text)
    const table = readCards(gameFormats, out({ ...packFiles, ...(files as { readonly [path: string]: string }) }, to), to)
    expect(table.records.map(({ flat }) => [flat.title, flat.colour ?? '']).filter(([, colour]) => colour !== '')).toEqual([
      ['Éla', 'green'],
    ])
  })

  test('is a CSV for spreadsheet programs, which is imported again without changes', async () => {
    const { files } = await into(tsv)
    const all = { ...packFiles, ...(files as { readonly [path: string]: string }) }
    const csv = out(all, 'tcg-csv')
    expect(csv.startsWith('\ufeffset,number,rarity,title')).toBe(true)
    const again = await into(csv, all)
    expect([again.made, again.changed]).toEqual([[], []])
  })

  test('says which column it lacks', async () => {
    const { problems } = await openImport(gameFormats, 'cards.tsv', new TextEncoder().encode('title\tculture\ttwilight\nRope\tSauron\t1\n'))
    expect(problems).toMatchObject([{ severity: 'error', code: 'import/missing-column', message: 'The table has no column "type".' }])
  })
})
