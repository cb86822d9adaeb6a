/** Tables that are dropped on the library. */
import type { PackBundle } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { checkFiles } from '../src/client/import/check-files.ts'
import { mayBeTables, packOfTables } from '../src/client/import/tables.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const tsv = [
  'databaseId\tname\timageUrl\tcardBack\ttype\tpackName\tsphere\tcost\twillpower\tattack\tdefense\thitPoints\tkeywords',
  'a-1\tReed Guide\t\tplayer\tAlly\tFen Roads\tLore\t2\t1\t1\t0\t2\tMurk.',
  'a-2\t\t\tplayer\tEvent\tFen Roads\tLore\t1\t\t\t\t\t',
].join('\n')

it('a table becomes a new pack, which is checked like every other', async () => {
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

it('a pack is no table, a text is none either, and a table without cards says why', async () => {
  expect(mayBeTables([{ path: 'fen/package.json', bytes: bytes('{}') }])).toBe(false)
  expect(await packOfTables([{ path: 'notes.txt', bytes: bytes('hello') }], [])).toMatchObject({
    message: expect.stringMatching(/^This is no table of cards that is known here\./),
  })
  const head = tsv.split('\n')[0] ?? ''
  expect(await packOfTables([{ path: 'cards.tsv', bytes: bytes(head) }], [])).toMatchObject({ message: 'The table holds no card.' })
})

it('what is no table beside one is told, and DragnCards decks become scenarios', async () => {
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
  expect(await packOfTables([{ path: 'ours.txt', bytes: bytes(deck) }], [])).toMatchObject({ message: 'There is no table of cards in it.' })
})

it('a keyword of a pack on which the new one does not stand is made anew', async () => {
  const other = {
    id: 'other',
    name: 'other',
    packVersion: '1.0.0',
    keywords: { murk: { number: 'none' } },
    scenarios: {},
    cards: {},
    text: {},
  }
  const made = await packOfTables([{ path: 'cards.tsv', bytes: bytes(tsv) }], [other as unknown as PackBundle])
  expect('files' in made && made.files.map(({ path }) => path)).toContain('keywords/murk.json')
})
