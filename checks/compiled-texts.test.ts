/** The scripts of the pack `compiled-texts`, which its scenes play, are those that its texts are compiled into. */
import { fileURLToPath } from 'node:url'
import { loadPacks, readPackFolder } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { compilePack } from '@questwright/workshop/texts'
import { expect, test } from 'vitest'

const folders = ['../content/lcg-keywords', '../packages/testkit/fixtures/compiled-texts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

test('each text is read completely, and its script is the one of the scenes', { tags: 'long' }, () => {
  const files = folders.map((folder) => readPackFolder(folder))
  const bundles = loadPacks(files, rulebooks).flatMap(({ bundle }) => (bundle ? [bundle] : []))
  const [, own] = bundles
  if (own === undefined) throw new Error('The pack cannot be read.')
  const { list, files: changed } = compilePack(own, files[1] ?? {}, bundles)
  expect(list.flatMap(({ slug, state }) => (state === 'whole' || state === 'plain' ? [] : [`${slug}: ${state}`]))).toEqual([])
  // after a change of what texts are compiled into: qw text compile packages/testkit/fixtures/compiled-texts --write
  expect(changed).toEqual({})
})
