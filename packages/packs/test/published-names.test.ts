/**
 * Published names of the script API: none is removed without a row in the table of deprecated words. For each version of the API there is a list of
 * its names, made at the last release with that version.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { newestApi, oldestApi } from '../src/api.ts'
import { namesInPage, namesInReport } from './api-names.ts'

const repository = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const report = read('docs/api/lcg.d.ts')
const today = [...new Set([report, read('docs/api/testkit.d.ts')].flatMap(namesInReport).concat(namesInPage(read('docs/names.md'))))].sort()
const listOf = (api: number): string => join(import.meta.dirname, `published-names/api-${api}.txt`)
const versions = Array.from({ length: newestApi - oldestApi + 1 }, (_, i) => oldestApi + i)
const published = (api: number): string[] =>
  existsSync(listOf(api))
    ? readFileSync(listOf(api), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
    : []

const { deprecated } = lcgRulebook
/** Names in docs/names.md appear in scripts as strings. */
const wordOf = (name: string): string => (name.includes(': ') ? `'${name.slice(name.indexOf(': ') + 2)}'` : name)

function expectAllThere(api: number): void {
  const there = new Set(today)
  const gone = published(api).filter((name) => !there.has(name) && !Object.hasOwn(deprecated, wordOf(name)))
  expect(
    gone,
    'A published word was removed: keep it as a deprecated one, or give it a row in packages/lcg/src/rulebook/deprecated-words.ts (docs/api/README.md)',
  ).toEqual([])
}

it.each(versions)('each published name of version %i of the script API still exists, or is in the table of deprecated words', (api) => {
  expect(published(api).length).toBeGreaterThan(900)
  expectAllThere(api)
})

it('public API: the list of the newest version is that of the newest release', async () => {
  const { version } = JSON.parse(read('packages/lcg/package.json')) as { readonly version: string }
  const head = `# Names of the script API ${newestApi} at the release ${version} of @questwright/lcg`
  const isOfRelease = existsSync(listOf(newestApi)) && readFileSync(listOf(newestApi), 'utf8').startsWith(`${head}\n`)
  expectAllThere(newestApi)
  // names that are newer than the release may still change; the list is made again at each release
  if (!isOfRelease) await expect(`${head}\n${today.join('\n')}\n`).toMatchFileSnapshot(listOf(newestApi))
})

it('a deprecated name that still exists has the same replacement in its comment, and is removed in a later version', () => {
  const marked = [...report.matchAll(/@deprecated (.+?)(?: \*\/|\n)/g)].map(([, words]) => words)
  const there = Object.entries(deprecated).filter(([, { goes }]) => goes > newestApi)
  expect(marked.sort()).toEqual(
    there.map(([, { now, since, goes }]) => `Write \`${now}\`. Deprecated since script API ${since}, gone in ${goes}.`).sort(),
  )
  for (const [word, { since, goes }] of Object.entries(deprecated)) {
    expect(goes, word).toBeGreaterThan(since)
    if (goes > newestApi) expect(since, word).toBeLessThanOrEqual(newestApi)
    else expect(today, `${word} went with version ${goes}`).not.toContain(word)
  }
  for (const [word, { now }] of there) expect([...today, ...today.map(wordOf)], word).toEqual(expect.arrayContaining([word, now ?? word]))
})
