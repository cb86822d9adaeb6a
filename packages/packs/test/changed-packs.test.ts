/**
 * The comparison of two versions of a pack, for each change of each fact and text: taken out, added and changed. A line each with a fingerprint of
 * all sentences. After a wanted change, run this file with `--update`.
 */
import { fingerprint } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { diffPacks } from '../src/diff-packs.ts'
import { loadPack, type PackBundle } from '../src/index.ts'
import { rulebooks } from './games.ts'
import { packWith } from './made-up-pack.ts'

const bundle = loadPack(packWith({ 'cards/heroes/odo-miller.scene.ts': undefined }), rulebooks).bundle as PackBundle
/** The comparison reads plain data, so the other version is made from the loaded pack without loading it again. */
const plain = JSON.parse(JSON.stringify(bundle)) as PackBundle

type Path = readonly string[]
const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const pathsIn = (value: unknown, at: Path = []): Path[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, one]) => [[...at, key], ...pathsIn(one, [...at, key])]) : []

function withValue(value: unknown, [key, ...rest]: Path, put: (before: unknown) => unknown): unknown {
  if (key === undefined) return put(value)
  const { [key]: before, ...others } = value as { [key: string]: unknown }
  const now = withValue(before, rest, put)
  return now === undefined ? others : { ...(value as object), [key]: now }
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value} more`
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [...value, 'more']
  return isObject(value) ? { ...value, more: 'more' } : value
}

const sections = ['cards', 'keywords', 'scenarios', 'decks', 'text', 'removed', 'scripts', 'api', 'dependencies', 'title']

it('each change of each fact and text is told as before', async () => {
  const tell = (from: unknown, to: unknown) =>
    fingerprint(JSON.stringify(diffPacks(from as PackBundle, { ...(to as PackBundle), hash: 'other' }, rulebooks)))
  const paths = sections.flatMap((section) => [
    [section],
    ...pathsIn((plain as unknown as { [part: string]: unknown })[section], [section]),
  ])
  const lines = paths
    // a pack without a whole section cannot be loaded
    .filter((path) => path.length > 1 || !isObject((plain as unknown as { [part: string]: unknown })[path[0] as string]))
    .map((path) => {
      const less = withValue(plain, path, () => undefined)
      const changed = withValue(plain, path, other)
      const needed = path.length < (path[0] === 'text' ? 4 : 2)
      return `${path.join('.')}: ${[...(needed ? [] : [tell(plain, less), tell(less, plain)]), tell(plain, changed), tell(changed, plain)].join(' ')}`
    })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./changed-packs.txt')
})
