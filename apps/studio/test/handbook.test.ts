/** The handbook in the studio: the pages that the server reads, found by the search, and their cards. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cardsOf } from '@questwright/handbook'
import { handbookSearch } from '@questwright/handbook/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('if the folder is missing, a message has a remedy', async () => {
  await expect(readHandbook(join(odd, 'nowhere'))).rejects.toMatchObject({ status: 404, code: 'handbook/missing' })
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
