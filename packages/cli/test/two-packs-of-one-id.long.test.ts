/** Two packs with the same short id by two authors: published, installed side by side, checked, played, saved and replayed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '@questwright/registry'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bothHunts, deckOf, hunt } from './hunts.ts'
import { at } from './published-moor.ts'
import { openAll, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 170_000, hookTimeout: 60_000 })

const author = temporaryFolder()
const player = temporaryFolder()
let registry: Awaited<ReturnType<typeof startEmbedded>>

beforeAll(async () => {
  writeFiles(join(author, 'ann'), hunt('@ann/hunt', 1))
  writeFiles(join(author, 'bob'), hunt('@bob/hunt', 2))
  writeFiles(join(author, 'both'), bothHunts)
  registry = await startEmbedded(author)
})
afterAll(async () => {
  await registry.close()
  openAll(player)
})

describe('two packs of one short id', () => {
  it('exist next to each other in a workspace, and pass the check and their scenes', async () => {
    const checked = await at(author, ['check', '--json'])
    expect(checked.json(), checked.err).toMatchObject({ result: 'passed' })
    const tested = await at(author, ['test'])
    expect(tested.code, tested.err + tested.out).toBe(0)
    const ambiguous = await at(author, ['play', 'chase', '--deck', 'pair', '--bot', 'random'])
    expect(ambiguous.code).toBe(2)
    expect(ambiguous.err).toMatch(/ann_hunt:chase.*bob_hunt:chase/)
  })

  it('are published, and installed beside each other', async () => {
    expect((await at(author, ['pack', 'login', '--user', 'ann', '--password-stdin'], 'correct horse\n')).code).toBe(0)
    for (const folder of ['ann', 'bob', 'both']) {
      const published = await at(author, ['pack', 'publish', folder, '--fuzz-seconds', '0', '--anyway', '--json'])
      expect(published.json(), published.err + published.out).toMatchObject({ result: 'published' })
    }
    const told = await at(author, ['pack', 'registry', 'key'])
    writeFiles(player, { 'key.txt': told.out })
    const use = await at(player, ['pack', 'registry', 'use', registry.url, '--key-file', join(player, 'key.txt')])
    expect(use.code, use.err).toBe(0)
    const installed = await at(player, ['pack', 'install', '@cid/both'])
    expect(installed.code, installed.err).toBe(0)
    const lock = JSON.parse(readFileSync(join(player, 'questwright-lock.json'), 'utf8')) as { readonly packs: object }
    expect(Object.keys(lock.packs)).toEqual(['@ann/hunt', '@bob/hunt', '@cid/both'])
    // a built pack does not contain names that depend on the other installed packs
    const built = readFileSync(join(player, '.questwright/packs/@ann+hunt/0.1.0/questwright-pack.json'), 'utf8')
    expect(JSON.parse(built)).toMatchObject({ id: 'hunt', name: '@ann/hunt' })
  })

  it('are both in one game, which is saved and replays in both realms; a game with one of them is unchanged', async () => {
    const game = join(player, 'both.json')
    const played = await at(player, ['play', 'ann_hunt:chase', '--deck', 'pair', '--bot', 'random', '--save', game])
    expect(played.code, played.err + played.out).toBe(0)
    const saved = JSON.parse(readFileSync(game, 'utf8')) as { readonly packs: readonly { readonly name: string }[] }
    expect(saved.packs.map(({ name }) => name)).toEqual(expect.arrayContaining(['@ann/hunt', '@bob/hunt']))
    for (const realm of [[], ['--realm', 'native', '--trust', 'ann_hunt', 'bob_hunt', 'both']]) {
      const replayed = await at(player, ['replay', game, ...realm])
      expect(replayed.code, replayed.err + replayed.out).toBe(0)
    }
  })

  it('a game that was saved before the second pack was installed can be replayed, and its deck can be played', async () => {
    const alone = temporaryFolder()
    writeFiles(join(alone, 'ann'), hunt('@ann/hunt', 1))
    writeFiles(alone, { 'old.json': deckOf('hunt:scout') })
    const game = join(alone, 'game.json')
    const play = ['play', 'chase', '--deck', join(alone, 'old.json'), '--bot', 'random', '--seed', 'a-seed-that-is-long-enough', '--save']
    const first = await at(alone, [...play, game])
    expect(first.code, first.err + first.out).toBe(0)
    const { 'cards/scout.json': scout, ...others } = hunt('@bob/hunt', 2)
    writeFiles(join(alone, 'bob'), others)
    const replayed = await at(alone, ['replay', game])
    expect(replayed.code, replayed.err + replayed.out).toBe(0)
    const again = await at(alone, ['play', 'ann_hunt:chase', '--deck', join(alone, 'old.json'), '--bot', 'random'])
    expect(again.code, again.err + again.out).toBe(0)
    writeFiles(join(alone, 'bob'), { 'cards/scout.json': scout })
    const twice = await at(alone, ['play', 'ann_hunt:chase', '--deck', join(alone, 'old.json'), '--bot', 'random'])
    expect(twice.code).not.toBe(0)
    expect(twice.err).toMatch(
      /Several packs have a card hunt:scout: ann_hunt:scout, bob_hunt:scout.[\s\S]*Write "ann_hunt:scout" or "bob_hunt:scout"/,
    )
  })
})
