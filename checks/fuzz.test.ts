/**
 * Every failure that random play has found and that a pack keeps is played again in every way and in both realms; none may occur any more. In long
 * runs some new games are played as well, with the commit as their seed: how long these take differs very much.
 */
import { basename } from 'node:path'
import type { PackBundle } from '@questwright/packs'
import { fuzzBundles, fuzzFilesOf, playFuzzFile } from '@questwright/workshop/fuzz'
import { describe, expect, test } from 'vitest'
import { commitSeed } from './commit-seed.ts'
import { packFolders, repositoryPacks } from './content.ts'

const { contentOfAllGames: content, fixtures } = repositoryPacks()
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

test('the stored failures of every pack are played', () => {
  expect(folders.length).toBe(packs.length)
})

/** A pack with all its dependencies, and no others. */
function withNeeds(id: string): readonly PackBundle[] {
  const pack = content.find((one) => one.id === id)
  return pack ? [...new Set([...pack.dependencies.flatMap((needed) => withNeeds(needed)), pack])] : []
}

describe('games with a new seed', () => {
  const seed = commitSeed()
  const fresh = [
    { pack: 'lcg-morrowmere', games: 1 },
    { pack: 'lcg-core-set', games: 4 },
  ]
  for (const { pack, games } of fresh)
    test(`${games} games of ${pack} with the commit as their seed have no failure`, { timeout: 600_000, tags: 'long' }, async () => {
      const again = `qw fuzz ${pack} --seed ${seed} --games ${games} --share 10`
      console.log(again)
      const { found, ...played } = await fuzzBundles(withNeeds(pack), [pack], { seed, games })
      expect({ again, found }).toEqual({ again, found: [] })
      expect(played.games).toBe(games)
      expect(played.choices).toBeGreaterThan(games)
    })
})

test('a pack whose scripts are all compiled from texts is played at random without a failure', {
  timeout: 600_000,
  tags: 'long',
}, async () => {
  const seed = commitSeed()
  const compiled = fixtures.filter(({ id }) => id === 'compiled-texts')
  const { found, games } = await fuzzBundles([...content.filter(({ id }) => id === 'lcg-keywords'), ...compiled], ['compiled-texts'], {
    seed,
    games: 60,
  })
  expect({ seed, found, games }).toEqual({ seed, found: [], games: 60 })
})

test('a campaign is played with decks that hold its boons: its log has them', { timeout: 240_000, tags: 'long' }, async () => {
  // the first game with this seed, played from its beginning, deals three of them
  const { found, games } = await fuzzBundles(withNeeds('lcg-revised-core-campaign'), ['lcg-revised-core-campaign'], { seed: '1', games: 1 })
  expect({ found, games }).toEqual({ found: [], games: 1 })
})
