/** The handbook in the studio: the pages that the server reads, the hits of the search, and the pack that "Try it" creates. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardsOf } from '../src/client/handbook/example-cards.ts'
import { pieces } from '../src/client/handbook/pieces.ts'
import { handbookSearch, sectionsOf } from '../src/client/handbook/search.ts'
import { readHandbook } from '../src/server/handbook.ts'

/** The folder of the repository: the nearest one above this file. */
function above(folder: string): string {
  return existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : above(dirname(folder))
}

let odd: string
beforeAll(async () => {
  odd = await mkdtemp(join(tmpdir(), 'questwright-docs-'))
  await mkdir(join(odd, 'docs', 'handbook'), { recursive: true })
  await writeFile(
    join(odd, 'docs', 'handbook', 'README.md'),
    '# Handbook\n\n## One\n\n- [There](there.md)\n- [Gone](gone.md)\n- [Outside](../../secret.md)\n- [Beside](../beside.md)\n',
  )
  await writeFile(join(odd, 'docs', 'handbook', 'there.md'), '# There\n')
  await writeFile(join(odd, 'docs', 'beside.md'), '# Beside\n')
  await writeFile(join(odd, 'secret.md'), '# Secret\n')
})
afterAll(() => rm(odd, { recursive: true }))

test('pages come in the order of the contents list; missing pages and pages outside of docs are left out', async () => {
  const { pages } = await readHandbook(odd)
  expect(pages.map(({ slug, title, part }) => [slug, title, part])).toEqual([
    ['there', 'There', 'One'],
    ['beside', 'Beside', 'One'],
  ])
})

test('without the folder it says what to do', async () => {
  await expect(readHandbook(join(odd, 'nowhere'))).rejects.toMatchObject({ status: 404, code: 'handbook/missing' })
})

const page = (slug: string, title: string, markdown: string) => ({ slug, title, part: 'One', markdown })
const small = [
  page(
    'keywords',
    'Keywords',
    '# Keywords\n\nOne word.\n\n## Test it\n\nA scene can give a **keyword** to any card.\n\n```ts\n// ## no heading\n```\n',
  ),
  page('abilities', 'Abilities', '# Abilities\n\n## Limits\n\n`limit: once`, said by Théodred. See [keywords](keywords.md).\n'),
]

test('a page is cut at its headings, and code is no heading', () => {
  expect(sectionsOf(small[0] as never).map(({ id, heading }) => [id, heading])).toEqual([
    ['keywords#', 'Keywords'],
    ['keywords#test-it', 'Test it'],
  ])
})

test('search finds beginnings of words, without accents, with small slips, and only where all words fit', () => {
  const find = handbookSearch(small)
  expect(find('limi').map(({ id }) => id)).toEqual(['abilities#limits'])
  expect(find('theodred')[0]?.id).toBe('abilities#limits')
  expect(find('kewords')[0]?.page).toBe('keywords')
  expect(find('scene limits')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('headings count more than text', () => {
  const find = handbookSearch([page('a', 'A', '# A\n\nwords about dice and more words'), page('b', 'B', '# B\n\n## Dice\n\nnothing')])
  expect(find('dice').map(({ id }) => id)).toEqual(['b#dice', 'a#'])
})

test('what was found is marked, also with its accents', () => {
  expect(pieces('said by Théodred, once', ['theodred']).map(({ words, fits }) => [words, fits])).toEqual([
    ['said by ', 'no'],
    ['Théodred', 'yes'],
    [', once', 'no'],
  ])
})

test('every page of the real handbook is found by its title, and its cards have facts, words and script', async () => {
  const { pages } = await readHandbook(above(import.meta.dirname))
  const find = handbookSearch(pages)
  for (const { slug, title } of pages) expect(find(title).map((hit) => hit.page)).toContain(slug)
  const abilities = pages.find(({ slug }) => slug === 'abilities')
  const [keeper] = abilities ? cardsOf(abilities) : []
  expect(keeper).toMatchObject({ slug: 'beacon-keeper', title: 'Beacon Keeper', facts: { type: 'ally' } })
  expect(keeper?.script).toContain("card('beacon-keeper'")
})
