/** Every file of this repository that a page for developers or players mentions must exist, so that no page refers to a file that was moved. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path/posix'
import { expect, it } from 'vitest'

const repository = new URL('..', import.meta.url).pathname
const folders: ReadonlySet<string> = new Set(['apps', 'checks', 'content', 'docs', 'licences', 'packages', 'scripts'])
const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(`${repository}docs`, { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((page) => page.endsWith('.md'))

/** Whether there is such a file or folder; `*` matches any name. */
function isThere(path: string, below = ''): boolean {
  const [name = '', ...rest] = path.split('/')
  const like = new RegExp(`^${name.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`)
  const names = name.includes('*') ? readdirSync(repository + below).filter((one) => like.test(one)) : [name]
  return names.some((one) =>
    rest.length === 0
      ? existsSync(repository + below + one)
      : existsSync(repository + below + one) && isThere(rest.join('/'), `${below}${one}/`),
  )
}

/** Texts in backticks that begin with a folder of the repository: `packages/kernel/src/door.ts`, `content/`. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.@*-]+\/[\w.@*/-]*?)\/?`/g)].flatMap(([, path = '']) =>
    folders.has(path.split('/')[0] ?? '') ? [path.replace(/\/$/, '')] : [],
  )

/** The targets of links within the repository. */
const linksIn = (page: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!\w+:|\/|#)([^)#\s]+)/g)].map(([, target = '']) => normalize(`${dirname(page)}/${target}`).replace(/\/$/, ''))

const missingIn = (page: string, text: string): readonly string[] =>
  [...pathsIn(text), ...linksIn(page, text)].filter((path) => !isThere(path)).map((path) => `${page}: ${path}`)

it('each path and link on a page has a target that exists', () => {
  const read = pages.map((page) => [page, readFileSync(repository + page, 'utf8')] as const)
  expect(read.flatMap(([, text]) => pathsIn(text)).length).toBeGreaterThan(40)
  expect(read.flatMap(([page, text]) => linksIn(page, text)).length).toBeGreaterThan(50)
  expect(read.flatMap(([page, text]) => missingIn(page, text))).toEqual([])
})

it('a path or link without a target is reported', () => {
  const wrong = 'See `packages/gone/src/x.ts`, `packages/gone-*`, `docs/` and [that](gone.md#part).'
  expect(missingIn('docs/a.md', wrong)).toEqual([
    'docs/a.md: packages/gone/src/x.ts',
    'docs/a.md: packages/gone-*',
    'docs/a.md: docs/gone.md',
  ])
  const right = '`packages/*/src`, `cards/a.json`, `README.md`, [this](fuzzing.md), [that](https://example.org/x)'
  expect(missingIn('docs/a.md', right)).toEqual([])
})
