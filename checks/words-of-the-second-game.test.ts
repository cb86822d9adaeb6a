/** Tests docs/words-of-the-trading-card-game.md: it is generated, and it names every function of the script API. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Pages {
  readonly wordsPage: (report: string, exported: readonly string[]) => string
  readonly namesPage: () => string
  readonly readableSentence: (says: string) => string
}

const root = join(import.meta.dirname, '..')
// loaded by their paths: the scene words of two games in one program of the type checker contradict each other
const load = async (path: string): Promise<unknown> => import(join(root, 'packages/tcg', path))
const { wordsPage, readableSentence } = (await load('test/words-page.ts')) as Pages
const { namesPage } = (await load('test/names-page.ts')) as Pages
const api = (await load('src/index.ts')) as { readonly [name: string]: unknown }

/** The functions of the script API, without the selections that are no functions. */
const exported = Object.keys(api).filter((name) => typeof api[name] === 'function')
const page = wordsPage(readFileSync(join(root, 'docs/api/tcg.d.ts'), 'utf8'), exported)

it('the page of words lists every entry of the ability builder', async () => {
  await expect(page).toMatchFileSnapshot('../docs/words-of-the-trading-card-game.md')
})

it('each function that the page calls is one of the script API, or a method of a card', () => {
  const scripts = [...page.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => !code.startsWith('npx'))
  const called = new Set(scripts.flatMap((code) => [...code.matchAll(/(?<![.\w'])([a-z]\w*)\(/g)].map(([, name = '']) => name)))
  expect(called.size).toBeGreaterThan(60)
  expect([...called].filter((name) => !exported.includes(name))).toEqual([])
})

it('each function of the script API is listed on the page of words or on that of names, and each row has a sentence or a description', () => {
  expect(page).not.toMatch(/^\| +\| `/m)
  const pages = `${page}\n${namesPage()}`
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([])
})

it('sentences are shown with their blanks', () => {
  expect(readableSentence('make $cards strength +$amount')).toBe('make … strength +…')
  expect(readableSentence('draw~ $count card{s}')).toBe('draw … card')
  expect(readableSentence('{you|that player} discard $this')).toBe('you discard this card')
})
