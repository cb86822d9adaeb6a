/** A pack goes from one workspace to another through the real registry server: it is published, found, installed, played and updated. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded, writeKey } from '@questwright/registry'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { at, cards, moor } from './published-moor.ts'
import { openAll, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 170_000, hookTimeout: 60_000 })

afterEach(() => {
  vi.unstubAllEnvs()
})

const author = temporaryFolder()
const folder = join(author, 'moor')
let registry: Awaited<ReturnType<typeof startEmbedded>>

beforeAll(async () => {
  writeFiles(folder, moor())
  registry = await startEmbedded(author)
})

const opened: string[] = []
afterAll(async () => {
  await registry.close()
  for (const one of opened) openAll(one)
})

function player(): string {
  const home = temporaryFolder()
  opened.push(home)
  return home
}

describe('a pack from one workspace to another', () => {
  it('is not published without a login, without a licence, or with a failed check', async () => {
    const anonymous = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0'])
    expect(anonymous.code).toBe(1)
    expect(anonymous.err).toContain('nobody is logged in')
    writeFiles(folder, moor({ manifest: { license: undefined, description: '' } }))
    const bare = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0'])
    // all problems are reported at once, so that an author need not run the command once per problem
    expect(bare.err).toMatch(/no licence[\s\S]*no description[\s\S]*Nobody is logged in/)
    const login = await at(author, ['pack', 'login', '--user', 'ann', '--password-stdin'], 'correct horse\n')
    expect(login.code, login.err).toBe(0)
    expect((await at(author, ['pack', 'registry', '--json'])).json()).toMatchObject({ registry: 'embedded', user: 'ann' })

    writeFiles(folder, moor({ manifest: { license: undefined, description: '' } }))
    const unlicensed = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0'])
    expect(unlicensed.code).toBe(1)
    expect(unlicensed.err).toMatch(/no licence[\s\S]*no description/)

    writeFiles(
      folder,
      moor({
        files: {
          'cards/broth.scene.ts':
            "import { scene } from '@questwright/testkit'\n\nscene('it never is', { you: { heroes: ['ada'] }, at: 'planning' }, (t) => t.isAt('combat'))\n",
        },
      }),
    )
    const red = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0', '--anyway', '--json'])
    expect(red.code).toBe(1)
    expect(red.json()).toMatchObject({ result: 'red', red: ['qw test moor fails: 1 scene of 1'] })

    expect((await at(author, ['pack', 'search', '--json'])).json()).toEqual({ packs: [] })
    writeFiles(folder, moor())
  })

  it('is prepared but not sent in a dry run, with a warning about imported texts', { tags: 'long' }, async () => {
    writeFiles(folder, moor({ cards: { cutter: { ...cards.cutter, imported: { format: 'dragncards', text: 'kept' } } } }))
    const warned = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0', '--dry-run', '--json'])
    expect(warned.code).toBe(1)
    expect(warned.json()).toMatchObject({ result: 'warned', warnings: [expect.stringContaining('The texts of The cutter were imported')] })
    // an environment variable, as set on machines that run tests
    vi.stubEnv('QUESTWRIGHT_FUZZ_SECONDS', '1')
    const anyway = await at(author, ['pack', 'publish', 'moor', '--dry-run', '--anyway', '--json'])
    expect(anyway.code, anyway.err).toBe(0)
    expect(anyway.json()).toMatchObject({ result: 'would-publish', checks: { setUps: 3, scenes: 1 } })
    expect(anyway.err).toContain('playing moor at random for at most 1 seconds')
    expect((await at(author, ['pack', 'search', '--json'])).json()).toEqual({ packs: [] })
    writeFiles(folder, moor())
  })

  it('is published, found, installed, shown before the first game, played, and updated with the changes listed', async () => {
    const published = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0', '--json'])
    expect(published.code, published.err).toBe(0)
    expect(published.json()).toMatchObject({ result: 'published', user: 'ann', name: '@ann/moor', version: '1.0.0' })
    const again = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0'])
    expect(again.code).toBe(1)
    expect(again.err).toContain('with the same content')

    const home = player()
    const open = await at(home, ['pack', 'registry', 'use', registry.url])
    expect(open.code, open.err).toBe(0)
    expect((await at(home, ['pack', 'search', 'wet'])).err).toContain('opens it to those who have its key')
    const told = await at(author, ['pack', 'registry', 'key'])
    writeFiles(home, { 'key.txt': told.out })
    const use = await at(home, ['pack', 'registry', 'use', registry.url, '--key-file', join(home, 'key.txt')])
    expect(use.code, use.err).toBe(0)
    const found = await at(home, ['pack', 'search', 'wet'])
    expect(found.out).toContain('@ann/moor 1.0.0 (beta): A wet walk.')
    const installed = await at(home, ['pack', 'install', '@ann/moor'])
    expect(installed.code, installed.err).toBe(0)
    expect(installed.out).toMatch(
      /@ann\/moor 1.0.0 is installed from http:\/\/127.0.0.1:\d+\/.[\s\S]*published by ann[\s\S]*1 script runs in the sandbox/,
    )

    const game = join(home, 'game.json')
    const play = ['play', 'a-wet-walk', '--deck', 'walkers', '--bot', 'random', '--save', game]
    const first = await at(home, play)
    expect(first.code, first.err).toBe(0)
    expect(first.err).toContain('The first game with this pack:')
    const second = await at(home, play)
    expect(second.err).not.toContain('The first game with this pack:')
    const saved = JSON.parse(readFileSync(game, 'utf8')) as {
      readonly packs: readonly { readonly version: string; readonly hash: string }[]
    }
    const lock = JSON.parse(readFileSync(join(home, 'questwright-lock.json'), 'utf8')) as {
      readonly packs: { readonly [name: string]: { readonly hash: string } }
    }
    expect(saved.packs).toMatchObject([{ version: '1.0.0', hash: lock.packs['@ann/moor']?.hash }])

    writeFiles(home, { 'early.json': saved })
    const kept = join(home, 'kept.json')
    expect((await at(home, ['deck', 'convert', 'walkers', '--to', 'questwright', '--out', kept])).code).toBe(0)
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({
      packs: { moor: { name: '@ann/moor', version: '1.0.0', hash: lock.packs['@ann/moor']?.hash } },
    })

    // the author removes the event, but does not list it under `removed` and raises only the patch version
    const { broth: _broth, ...without } = cards
    const files = {
      'decks/walkers.json': { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['ada'], cards: { cutter: 3 } },
    }
    const gone = moor({ cards: { ...without, broth: undefined }, files, manifest: { version: '1.0.1' } })
    for (const name of ['broth.json', 'broth.ts', 'broth.scene.ts']) rmSync(join(folder, 'cards', name))
    const { 'cards/broth.ts': _script, 'cards/broth.scene.ts': _scene, ...left } = gone as { readonly [path: string]: unknown }
    writeFiles(folder, left)
    const low = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0', '--json'])
    expect(low.code).toBe(1)
    expect(low.json()).toMatchObject({
      result: 'warned',
      warnings: [expect.stringContaining('at least 2.0.0'), expect.stringContaining('broth is removed without a record')],
    })
    const removed = { broth: { title: 'The broth', since: '2.0.0', replacedBy: 'cutter' } }
    const manifest = {
      ...(left['package.json'] as object),
      version: '2.0.0',
      questwright: { game: 'lcg', api: 1, status: 'beta', removed },
    }
    writeFiles(folder, { 'package.json': manifest })
    const second2 = await at(author, ['pack', 'publish', 'moor', '--fuzz-seconds', '0'])
    expect(second2.code, second2.err).toBe(0)

    const outdated = await at(home, ['pack', 'outdated', '--json'])
    expect(outdated.code).toBe(1)
    expect(outdated.json()).toMatchObject({ outdated: [{ name: '@ann/moor', installed: '1.0.0', inRange: '1.0.0', latest: '2.0.0' }] })
    const stays = await at(home, ['pack', 'update'])
    expect(stays.out).toContain('nothing newer to take')
    const update = await at(home, ['pack', 'update', '--latest'])
    expect(update.code, update.err).toBe(0)
    expect(update.out).toMatch(
      /was 1.0.0: a version that may break[\s\S]*What is new in @ann\/moor 2.0.0:[\s\S]*Gone: The broth \(event\); The cutter replaces it/,
    )

    // a player's own deck that names the removed card is played with its replacement
    const deck = { format: 'questwright-deck', version: 1, name: 'Mine', kind: 'starter', heroes: ['moor:ada'], cards: { 'moor:broth': 1 } }
    writeFiles(home, { 'mine.json': deck })
    const dealt = await at(home, ['play', 'a-wet-walk', '--deck', join(home, 'mine.json'), '--bot', 'random', '--save', game])
    expect(dealt.code, dealt.err).toBe(0)
    expect(JSON.parse(readFileSync(game, 'utf8'))).toMatchObject({ setup: { decks: [{ cards: { 'moor:cutter': 1 } }] } })
    expect(existsSync(join(home, '.questwright/packs/@ann+moor/1.0.0/package.json'))).toBe(true)

    // an older version that a saved game needs is introduced as well, but only once
    const early = join(home, 'early.json')
    const settings = join(home, '.questwright/settings.json')
    writeFiles(home, { '.questwright/settings.json': { ...JSON.parse(readFileSync(settings, 'utf8')), seen: [] } })
    const older = await at(home, ['replay', early, '--under', 'saved'])
    expect(older.code, older.err).toBe(0)
    expect(older.err).toMatch(/The first game with this pack:\n[^\n]*@ann\/moor 1\.0\.0/)
    expect((await at(home, ['replay', early, '--under', 'saved'])).err).not.toContain('The first game with this pack:')

    // `qw deck check` reports removed cards of a deck that was saved with the first version: the replacement is now in it too often
    const check = await at(home, ['deck', 'check', kept])
    expect(check.code, check.out).toBe(1)
    expect(check.out).toContain('moor:cutter replaces it. [deck-file/replaced-card]')
    expect(check.out).toContain('The deck has 6 copies of The cutter')
    expect(check.out).toMatch(
      /The deck was built with moor 1\.0\.0; version 2\.0\.0 is installed[\s\S]*qw pack install @ann\/moor@1\.0\.0[\s\S]*- Gone: The broth \(event\); The cutter replaces/,
    )
  })

  it('is never run outside the sandbox, is not built again, and is copied for editing', async () => {
    const home = player()
    writeKey(home, registry.url, registry.key)
    await at(home, ['pack', 'install', '@ann/moor@1.0.0', '--registry', registry.url])
    const native = await at(home, ['test', 'moor', '--realm', 'native'])
    expect(native.code).toBe(2)
    expect(native.err).toContain('without a sandbox')
    const build = await at(home, ['pack', 'build', 'moor'])
    expect(build.err).toContain('qw pack fork @ann/moor')
    const fork = await at(home, ['pack', 'fork', '@ann/moor', '@bo/moor', '--json'])
    expect(fork.json()).toMatchObject({ id: 'moor', original: 'shadowed' })
    const check = await at(home, ['check', 'moor'])
    expect(check.err).toMatch(/@bo\/moor 0\.1\.0 in .* is used in place of @ann\/moor 1\.0\.0 in .*, of which it is a copy/)
    const gone = await at(home, ['pack', 'uninstall', '@ann/moor'])
    expect(gone.out).toContain('@ann/moor 1.0.0 is gone.')
    expect((await at(home, ['check', 'moor'])).err).not.toContain('is used in place of')
  })

  it('reports wrong arguments of a command', async () => {
    const home = player()
    mkdirSync(home, { recursive: true })
    writeKey(home, registry.url, registry.key)
    for (const [parts, words] of [
      [['pack', 'install', 'Not A Name'], 'is no name of a package'],
      [['pack', 'install', '@ann/moor@one two'], 'is no range of versions'],
      [['pack', 'install', '@ann/moor', '--registry', 'nowhere'], 'is no address of a registry'],
      [['pack', 'install', '@ann/never', '--registry', registry.url], 'does not have it'],
      [['pack', 'fork', '@ann/moor', '@bo/moor'], 'is not installed'],
      [['pack', 'login', '--password-stdin'], '--password-stdin needs --user'],
      [['pack', 'registry', 'use'], 'Say which'],
    ] as const) {
      const { code, err } = await at(home, parts)
      expect(code, err).toBeGreaterThan(0)
      expect(err).toContain(words)
    }
    expect(existsSync(join(home, 'questwright-lock.json'))).toBe(false)
  })
})
