/** Tables that are dropped on the library. */
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
  if (made === undefined || 'message' in made) throw new Error('no pack')
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
  expect(await packOfTables([{ path: 'notes.txt', bytes: bytes('hello') }], [])).toBeUndefined()
  const head = tsv.split('\n')[0] ?? ''
  expect(await packOfTables([{ path: 'cards.tsv', bytes: bytes(head) }], [])).toMatchObject({ message: 'The table holds no card.' })
})
