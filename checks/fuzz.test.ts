/** Every failure that the exhaustive bot found once and that a pack keeps: played again in every way and in both realms, none goes wrong any more. */
import { basename } from 'node:path'
import { fuzzFilesOf, playFuzzFile } from '@questwright/cli'
import { describe, expect, test } from 'vitest'
import { packFolders, repositoryPacks } from './content.ts'

const { content, fixtures } = repositoryPacks()
const packs = [...content, ...fixtures]
const folders = [...packFolders('content'), ...packFolders('packages/testkit/fixtures')]

describe.each(folders.map((folder) => ({ folder, files: fuzzFilesOf(folder) })).filter(({ files }) => files.length > 0))(
  '$folder',
  ({ files }) => {
    test.each(files.map((file) => ({ name: basename(file), file })))('$name', async ({ file }) => {
      expect(await playFuzzFile(file, packs)).toEqual([])
    })
  },
)

test('the folders of packs were looked through', () => {
  expect(folders.length).toBe(packs.length)
})
