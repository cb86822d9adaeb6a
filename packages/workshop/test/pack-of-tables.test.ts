/** Tables (spreadsheet files) that are dropped on the library page. */
import { exportCards, factsBundle, openImport } from '@questwright/interop'
import { checkFiles, mayBeTables } from '@questwright/interop/archives'
import type { PackBundle } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { gameFormats } from '../src/page/game-formats.ts'
import { packOfTables } from '../src/page/pack-of-tables.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const tsv = [
  'databaseId\tname\timageUrl\tcardBack\ttype\tpackName\tsphere\tcost\twillpower\tattack\tdefense\thitPoints\tkeywords',
  'a-1\tReed Guide\t\tplayer\tAlly\tFen Roads\tLore\t2\t1\t1\t0\t2\tMurk.',
  'a-2\t\t\tplayer\tEvent\tFen Roads\tLore\t1\t\t\t\t\t',
].join('\n')

it('a table becomes a new pack, which is checked like any other', async () => {
  const dropped = [{ path: 'cards.tsv', bytes: bytes(tsv) }]
  expect(mayBeTables(dropped)).toBe(true)
  const made = await packOfTables(dropped, [])
  if ('message' in made) throw new Error('no pack')
  expect(made.problems.map(({ code, line }) => [code, line])).toEqual([
    ['import/no-name', 3],
    ['import/new-keyword', 2],
  ])
  const pack = checkFiles(made.files)
  if ('message' in pack) throw new Error(pack.message)
  expect([pack.id, pack.title, pack.leftOut]).toEqual(['fen-roads', 'Fen Roads', []])
  expect(pack.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['package.json', 'cards/allies/reed-guide.json', 'keywords/murk.json']),
  )
})

it('a pack and a text are not tables, and a table without cards is reported', async () => {
  expect(mayBeTables([{ path: 'fen/package.json', bytes: bytes('{}') }])).toBe(false)
  expect(await packOfTables([{ path: 'notes.txt', bytes: bytes('hello') }], [])).toMatchObject({
    message: expect.stringMatching(/^This is no table of cards in a known format\./),
  })
  const head = tsv.split('\n')[0] ?? ''
  expect(await packOfTables([{ path: 'cards.tsv', bytes: bytes(head) }], [])).toMatchObject({ message: 'The table contains no card.' })
})

it('files beside a table that are not tables are reported, and DragnCards decks become scenarios', async () => {
  const quest = [
    'databaseId\tname\tcardBack\ttype\tpackName\tnumberInPack\tencounterSet\tcost\tside\tquestPoints',
    'q-1\tInto the Reeds\tmulti_sided\tQuest\tFen Roads\t1\tReeds\t1\tA\t',
    'q-1\tInto the Reeds\tmulti_sided\tQuest\tFen Roads\t1\tReeds\t1\tB\t6',
  ].join('\n')
  const cards = [{ databaseId: 'q-1', quantity: 1, loadGroupId: 'sharedQuestDeck' }]
  const decks = { preBuiltDecks: { 'Q99.1': { label: 'Reeds', cards } } }
  const made = await packOfTables(
    [
      { path: 'decks.json', bytes: bytes(JSON.stringify(decks)) },
      { path: 'cards.tsv', bytes: bytes(quest) },
      { path: 'notes.txt', bytes: bytes('hello') },
    ],
    [],
  )
  expect(made).toMatchObject({ cards: 1, scenarios: 1 })
  expect('problems' in made && made.problems).toContainEqual(expect.objectContaining({ file: 'notes.txt', code: 'import/unknown-format' }))
})

it('scenarios, decks and a menu beside a table go into the same pack', async () => {
  const deck = 'Ours\n\nHeroes (1)\n\n1x Nobody Here\n\nAllies (1)\n\n2x Reed Guide (Fen Roads)\n'
  const made = await packOfTables(
    [
      { path: 'drop/ours.txt', bytes: bytes(deck) },
      { path: 'drop/cards.tsv', bytes: bytes(tsv) },
    ],
    [],
  )
  if ('message' in made) throw new Error(made.message)
  expect(made).toMatchObject({ cards: 1, scenarios: 0, decks: 1 })
  const written = made.files.find(({ path }) => path === 'decks/ours.json')
  expect(JSON.parse(new TextDecoder().decode(written?.bytes))).toMatchObject({ cards: { 'reed-guide': 2 } })
  expect(await packOfTables([{ path: 'ours.txt', bytes: bytes(deck) }], [])).toMatchObject({
    message: 'There is no table of cards in it, and no list of a scenario.',
  })
})

it('a keyword of a pack that is no dependency is created in the new pack', async () => {
  const other = {
    id: 'other',
    game: 'lcg',
    name: 'other',
    packVersion: '1.0.0',
    dependencies: [],
    keywords: { murk: { number: 'none' } },
    scenarios: {},
    cards: {},
    text: {},
  }
  const made = await packOfTables([{ path: 'cards.tsv', bytes: bytes(tsv) }], [other as unknown as PackBundle])
  expect('files' in made && made.files.map(({ path }) => path)).toContain('keywords/murk.json')
})

it('a single quest of OCTGN becomes a pack with its scenario, which depends on the pack of its cards', async () => {
  const guid = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`
  const reeds = {
    id: 'reeds',
    game: 'lcg',
    name: '@you/reeds',
    packVersion: '1.0.0',
    dependencies: [],
    keywords: {},
    scenarios: {},
    decks: {},
    cards: {
      'into-the-reeds': { type: 'quest', stage: 1, encounterSets: ['reeds'], octgnId: guid(1) },
      'bog-lurker': { type: 'enemy', encounterSet: 'reeds', quantity: 2, octgnId: guid(2) },
    },
    text: { en: { cards: { 'into-the-reeds': { title: 'Into the Reeds' }, 'bog-lurker': { title: 'Bog Lurker' } } } },
  } as unknown as PackBundle
  const card = (number: number): string => `<card qty="1" id="${guid(number)}">x</card>`
  const o8d = (game: string): string =>
    `<deck game="${game}"><section name="Quest" shared="True">${card(1)}</section><section name="Encounter" shared="True">${card(2)}</section></deck>`
  const drop = (game: string) => [{ path: 'Q99.1-Fen by Night.o8d', bytes: bytes(o8d(game)) }]
  expect(mayBeTables(drop(''))).toBe(true)
  const made = await packOfTables(drop('a21af4e8-be4b-4cda-a6b6-534f9717391f'), [reeds])
  if ('message' in made) throw new Error(made.message)
  expect(made).toMatchObject({ cards: 0, scenarios: 1 })
  const pack = checkFiles(made.files, 'tables')
  if ('message' in pack) throw new Error(pack.message)
  expect(pack.id).toBe('fen-by-night')
  const manifest = made.files.find(({ path }) => path === 'package.json')
  expect(JSON.parse(new TextDecoder().decode(manifest?.bytes)).dependencies).toEqual({ '@you/reeds': '^1.0.0' })
  // a message says if the cards are missing or belong to another game
  expect(await packOfTables(drop('a21af4e8-be4b-4cda-a6b6-534f9717391f'), [])).toMatchObject({
    message: expect.stringContaining('No quest card of Fen by Night is in a pack here'),
  })
  expect(await packOfTables(drop('00000000-0000-4000-8000-0000000000aa'), [reeds])).toMatchObject({
    message: 'The deck belongs to another game of OCTGN.',
  })
})

it('all cards of the game fit into a pack, and a table with too many cards is refused with a remedy', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `cards/c${at}.json`, bytes: bytes('{}') }))
  const manifest = { path: 'package.json', bytes: bytes('{"name":"@you/all","version":"0.1.0","questwright":{"game":"lcg","api":1}}') }
  expect(checkFiles([manifest, ...files(5_200)], 'tables')).toMatchObject({ id: 'all' })
  expect(checkFiles([manifest, ...files(12_000)], 'tables')).toMatchObject({
    message: 'The tables make a pack of 12001 files; a pack has 12000 at most.',
    remedy: expect.stringContaining('a product at a time'),
  })
})

it("a pack from ALeP's spreadsheet has the name of its set, which is found by the id in a column", async () => {
  const made = await packOfTables([{ path: 'cards.tsv', bytes: bytes(tsv) }], [])
  if ('message' in made) throw new Error('no pack')
  const files = Object.fromEntries(made.files.map((file) => [file.path, new TextDecoder().decode(file.bytes)]))
  const bundle = factsBundle('fen-roads', 'lcg', files)
  const written = await exportCards(gameFormats, { bundle, files, keywords: new Map(), packs: [] }, 'alep', 'spreadsheet')
  const sheet = written.text as Uint8Array
  const opened = await openImport(gameFormats, 'any name.xlsx', sheet)
  expect(opened.file.kind === 'cards' && opened.file.read.records.map(({ flat }) => flat.Set)).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
  const again = await packOfTables([{ path: 'any name.xlsx', bytes: sheet }], [])
  if ('message' in again) throw new Error(again.message)
  const pack = checkFiles(again.files)
  expect('message' in pack ? pack.message : [pack.id, pack.title]).toEqual(['fen-roads', 'Fen Roads'])
})
