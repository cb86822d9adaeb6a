/** Packs are published in a real registry server and installed from it. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect, withConnection } from '../src/connection.ts'
import { startEmbedded } from '../src/embedded.ts'
import { fetchVersion } from '../src/fetch-pack.ts'
import { forkPack } from '../src/fork.ts'
import { keyHeader } from '../src/gate.ts'
import { installPacks, isBreaking, uninstallPacks, updatePacks } from '../src/install.ts'
import { installedPacks, installedVersion, ownPacks, packsOfWorkspace, versionsHere } from '../src/installed.ts'
import { login, whoAmI } from '../src/login.ts'
import { placesOf } from '../src/places.ts'
import { publishPack } from '../src/publish.ts'
import { withRegistries } from '../src/registries.ts'
import { searchPacks } from '../src/search.ts'
import { writeKey, writeSettings } from '../src/settings.ts'
import { markSeen, readTrust, seenOf, trustLines, trustReport, unseenPacks } from '../src/trust.ts'
import { outdatedPacks, whatsNew } from '../src/whats-new.ts'
import { atEnd, built, packFiles, patient, registryWithAnn, temporaryFolder, writeFiles } from './harness.ts'

const lockOf = (workspace: string): string => readFileSync(placesOf(workspace).lock, 'utf8')

describe('publishing', () => {
  it('needs a login, a licence and a description', async () => {
    const workspace = temporaryFolder()
    await withConnection(workspace, patient, async (connection) => {
      expect(await whoAmI(connection)).toBeUndefined()
      await expect(publishPack(connection, await built())).rejects.toMatchObject({
        code: 'registry/unauthorized',
        message: expect.stringContaining('qw pack login'),
      })
      await login(connection, 'ann', 'correct horse')
    })
    await withConnection(workspace, patient, async (connection) => {
      expect(await whoAmI(connection)).toBe('ann')
      const bare = await built({ manifest: { license: 'UNLICENSED', description: ' ' } })
      await expect(publishPack(connection, bare)).rejects.toMatchObject({
        code: 'publish/refused',
        message: expect.stringMatching(/licence.*description/),
      })
      expect(await searchPacks(connection, '')).toEqual([])
    })
  })

  it('sends nothing that could not be installed', async () => {
    const { home } = await registryWithAnn()
    const pack = await built({ files: { 'art/aux.json': {} } })
    await withConnection(home, patient, async (connection) => {
      await expect(publishPack(connection, pack)).rejects.toMatchObject({
        code: 'publish/not-installable',
        message: expect.stringMatching(/"package\/art\/aux.json": Windows cannot have such a name/),
      })
    })
  })

  it('keeps the token readable for its owner only, and refuses a wrong password', async () => {
    const { home } = await registryWithAnn()
    expect(statSync(placesOf(home).credentials).mode & 0o777).toBe(0o600)
    await withConnection(home, patient, async (connection) => {
      await expect(login(connection, 'ann', 'wrong battery')).rejects.toMatchObject({ code: 'login/refused' })
      expect(await whoAmI(connection)).toBe('ann')
    })
  })

  it('refuses the same version again, and says what to do', async () => {
    const { publish } = await registryWithAnn()
    await publish()
    await expect(publish()).rejects.toMatchObject({
      code: 'publish/version-exists',
      message: expect.stringContaining('with the same content'),
    })
    await expect(publish({ threat: 3 })).rejects.toMatchObject({
      code: 'publish/version-exists',
      message: expect.stringContaining('raise "version"'),
    })
  })

  it('replaces a file that an aborted upload left behind', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ version: '0.9.0' })
    writeFileSync(join(placesOf(home).registry, 'storage/@me/fen/fen-1.0.0.tgz'), 'half of it')
    await publish()
    expect((await installPacks(home, ['@me/fen'], patient)).changes).toMatchObject([{ to: '1.0.0' }])
  })

  it('lets users find it by its words', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await publish({ version: '1.1.0' })
    await publish({ name: '@me/moor', manifest: { description: 'Heather and wind.' } })
    await withConnection(home, patient, async (connection) => {
      const all = await searchPacks(connection, '')
      expect(all.map(({ name, version, versions }) => [name, version, versions])).toEqual([
        ['@me/fen', '1.1.0', ['1.1.0', '1.0.0']],
        ['@me/moor', '1.0.0', ['1.0.0']],
      ])
      expect(all[0]).toMatchObject({
        status: 'beta',
        kinds: ['encounter-cards'],
        languages: ['en'],
        licence: 'CC-BY-4.0',
        author: 'Ann Archer',
        publisher: 'ann',
      })
      expect((await searchPacks(connection, 'HEATHER')).map(({ name }) => name)).toEqual(['@me/moor'])
      expect(await searchPacks(connection, 'nothing of this')).toEqual([])
    })
  })
})

describe('installing', () => {
  it('installs a pack with its dependencies in another workspace, and the lockfile installs the same again', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish({ name: '@me/base', version: '0.3.0' })
    await publish({ name: '@me/base', version: '0.3.5' })
    await publish({ name: '@me/base', version: '0.4.0' })
    await publish({ dependencies: { '@me/base': '^0.3.0', '@questwright/lcg': '*' } })
    const [one, two, three] = [guest(), guest(), guest()]
    const steps: string[] = []
    const { changes } = await installPacks(one, ['@me/fen'], {
      ...patient,
      registry: url,
      onProgress: ({ doing, name }) => steps.push(`${doing} ${name ?? ''}`),
    })
    expect(changes).toEqual([
      { name: '@me/base', id: 'base', to: '0.3.5', registry: url },
      { name: '@me/fen', id: 'fen', to: '1.0.0', registry: url },
    ])
    expect(steps).toContain('resolving @me/base')
    expect(steps.at(-1)).toBe('placing ')
    expect(installedPacks(one).map(({ id, state, hash }) => [id, state, hash.length])).toEqual([
      ['base', 'there', 64],
      ['fen', 'there', 64],
    ])
    const fen = installedVersion(one, '@me/fen', '1.0.0') as string
    expect(readdirSync(fen).sort()).toEqual(['README.md', 'cards', 'compiled', 'package.json', 'questwright-pack.json', 'text'])
    expect(statSync(join(fen, 'cards/hound.json')).mode & 0o222).toBe(0)
    expect(statSync(join(fen, 'cards')).mode & 0o222).toBe(0)

    await installPacks(two, ['@me/fen@^1'], { ...patient, registry: url })
    await installPacks(three, ['@me/fen@^1'], { ...patient, registry: url })
    expect(lockOf(two)).toBe(lockOf(three))
    expect(lockOf(two)).toContain('"resolved": "@me/fen/-/fen-1.0.0.tgz"')

    await publish({ version: '1.0.1' })
    const fresh = guest()
    writeFiles(fresh, { 'questwright-lock.json': lockOf(one) })
    expect(installedPacks(fresh).map(({ state }) => state)).toEqual(['missing', 'missing'])
    await installPacks(fresh, [], patient)
    expect(installedPacks(fresh).map(({ version, state }) => [version, state])).toEqual([
      ['0.3.5', 'there'],
      ['1.0.0', 'there'],
    ])
    expect(lockOf(fresh)).toBe(lockOf(one))
  })

  it('writes into the lockfile where each pack came from, and no host for the registry in the workspace', async () => {
    const { home, url, publish, guest } = await registryWithAnn()
    await publish()
    await installPacks(home, ['@me/fen'], patient)
    expect(lockOf(home)).toContain('"registry": "embedded"')
    expect(lockOf(home)).not.toMatch(/127\.0\.0\.1|http/)
    const other = guest()
    await installPacks(other, ['@me/fen'], { ...patient, registry: url })
    expect(lockOf(other)).toContain(`"registry": "${url}"`)
  })

  it('repairs changed or lost files, and does not touch complete ones', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await installPacks(home, ['@me/fen'], patient)
    expect((await installPacks(home, [], patient)).changes).toEqual([])
    const card = join(installedVersion(home, '@me/fen', '1.0.0') as string, 'cards/hound.json')
    const before = readFileSync(card, 'utf8')
    writeFiles(join(card, '../..'), { 'README.md': 'other words' })
    expect((await installPacks(home, [], patient)).changes).toEqual([{ name: '@me/fen', id: 'fen', to: '1.0.0', registry: 'embedded' }])
    expect(readFileSync(card, 'utf8')).toBe(before)
    expect(readFileSync(join(card, '../../README.md'), 'utf8')).toBe('# Fen\n')
  })

  it('uses a pack of the workspace instead of the one in the registry', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish({ name: '@me/base', version: '0.3.0' })
    await publish({ dependencies: { '@me/base': '^0.3.0' } })
    const workspace = guest()
    writeFiles(join(workspace, 'mine'), packFiles({ name: '@me/base', version: '0.3.9' }))
    await installPacks(workspace, ['@me/fen'], { ...patient, registry: url })
    expect(installedPacks(workspace).map(({ name }) => name)).toEqual(['@me/fen'])
    await expect(installPacks(workspace, ['@me/base'], { ...patient, registry: url })).rejects.toMatchObject({ code: 'install/own' })
  })

  it('of two installations at the same time, one waits for the other', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await publish({ name: '@me/moor' })
    await Promise.all([installPacks(home, ['@me/fen'], patient), installPacks(home, ['@me/moor'], patient)])
    expect(installedPacks(home).map(({ name, state }) => [name, state])).toEqual([
      ['@me/fen', 'there'],
      ['@me/moor', 'there'],
    ])
  })
})

describe('updating', () => {
  it('stays in range, says what changes, goes further when asked, and keeps old versions for saved games', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await installPacks(home, ['@me/fen'], patient)
    await publish({ version: '1.1.0', threat: 3 })
    await publish({ version: '2.0.0', files: { 'cards/hound.json': { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 3 } } })
    await withRegistries(home, patient, async (registries) => {
      expect(await outdatedPacks(registries)).toEqual([
        { name: '@me/fen', installed: '1.0.0', inRange: '1.1.0', latest: '2.0.0', because: 'wanted' },
      ])
      const news = await whatsNew(await registries.at(registries.homeOf('@me/fen')), '@me/fen', '1.0.0', '2.0.0')
      expect(news.changes[0]).toMatchObject({ weight: 'major', sentence: 'Mire Hound is of type location, was enemy.' })
    })
    const small = await updatePacks(home, [], 'range', patient)
    expect(small.changes).toEqual([{ name: '@me/fen', id: 'fen', from: '1.0.0', to: '1.1.0', registry: 'embedded' }])
    expect(small.changes.map(isBreaking)).toEqual([false])
    const large = await updatePacks(home, ['@me/fen'], 'latest', patient)
    expect(large.changes.map(isBreaking)).toEqual([true])
    expect(large.lock.wanted).toEqual({ '@me/fen': '^2.0.0' })
    expect(versionsHere(home, '@me/fen')).toEqual(['2.0.0', '1.1.0', '1.0.0'])
    expect(installedPacks(home).map(({ version }) => version)).toEqual(['2.0.0'])
  })

  it('looks for newer versions only in the registry from which a pack came', async () => {
    const { url, publish, guest } = await registryWithAnn()
    await publish()
    const mine = guest()
    await installPacks(mine, ['@me/fen'], { ...patient, registry: url })
    // someone publishes a newer version under this name in the usual registry of this workspace
    const usual = await registryWithAnn()
    await usual.publish({ version: '1.5.0' })
    writeSettings(mine, { registry: usual.url })
    writeKey(mine, usual.url, usual.key)
    await withRegistries(mine, patient, async (registries) => {
      expect(await outdatedPacks(registries)).toEqual([])
    })
    expect((await updatePacks(mine, [], 'latest', patient)).changes).toEqual([])
    expect((await installPacks(mine, ['@me/fen'], patient)).changes).toEqual([])
    await expect(fetchVersion(mine, '@me/fen', '1.5.0', patient)).rejects.toMatchObject({ code: 'registry/not-found' })
    // except if the user names that registry
    expect((await updatePacks(mine, [], 'range', { ...patient, registry: usual.url })).changes).toEqual([
      { name: '@me/fen', id: 'fen', from: '1.0.0', to: '1.5.0', registry: usual.url },
    ])
  })

  it('downloads exactly the version that a saved game names, without changing what is installed', async () => {
    const { home, url, publish, guest } = await registryWithAnn()
    await publish()
    await publish({ version: '2.0.0' })
    const workspace = guest()
    await installPacks(workspace, ['@me/fen@2.0.0'], { ...patient, registry: url })
    const before = lockOf(workspace)
    expect(installedVersion(workspace, '@me/fen', '1.0.0')).toBeUndefined()
    const folder = await fetchVersion(workspace, '@me/fen', '1.0.0', { ...patient, registry: url })
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ version: '1.0.0' })
    expect(lockOf(workspace)).toBe(before)
    await expect(fetchVersion(workspace, '@me/fen', '3.0.0', { ...patient, registry: url })).rejects.toMatchObject({
      code: 'registry/not-found',
    })
    await expect(fetchVersion(home, '@me/fen', '../../etc', patient)).rejects.toMatchObject({ code: 'version/refused' })
  })
})

describe('uninstalling', () => {
  it('removes dependencies that no other pack needs, and refuses packs that another one needs', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ name: '@me/base' })
    await publish({ dependencies: { '@me/base': '^1.0.0' } })
    await installPacks(home, ['@me/fen'], patient)
    await expect(uninstallPacks(home, ['@me/base'])).rejects.toMatchObject({
      code: 'uninstall/needed',
      message: expect.stringContaining('@me/fen 1.0.0 needs it'),
    })
    expect((await uninstallPacks(home, ['@me/fen'])).changes.map(({ name }) => name)).toEqual(['@me/base', '@me/fen'])
    expect(installedPacks(home)).toEqual([])
    expect(readdirSync(placesOf(home).packs)).toEqual([])
    await expect(uninstallPacks(home, ['@me/fen'])).rejects.toMatchObject({ code: 'install/absent' })
  })
})

describe('forking', () => {
  it('copies a pack to be edited, with another id or in place of the installed one', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({
      files: { 'decks/pack.json': { format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: { 'fen:hound': 1 } } },
    })
    await installPacks(home, ['@me/fen'], patient)
    const fork = await forkPack(home, '@me/fen', '@you/bog')
    expect(fork).toMatchObject({ id: 'bog', original: 'beside', rewritten: ['decks/pack.json'] })
    expect(existsSync(join(fork.folder, 'compiled'))).toBe(false)
    expect(existsSync(join(fork.folder, 'questwright-pack.json'))).toBe(false)
    expect(JSON.parse(readFileSync(join(fork.folder, 'package.json'), 'utf8'))).toMatchObject({
      name: '@you/bog',
      private: true,
      questwright: { status: 'draft', forkedFrom: { name: '@me/fen', version: '1.0.0' } },
    })
    writeFileSync(join(fork.folder, 'cards/hound.json'), '{}')
    await expect(forkPack(home, '@me/fen', '@you/bog')).rejects.toThrow(/Choose another name/)
    expect((await forkPack(home, '@me/fen', '@you/fen')).original).toBe('shadowed')
    const { own, installed, hidden } = packsOfWorkspace(home)
    expect(own.map(({ name }) => name)).toEqual(['@you/bog', '@you/fen'])
    expect(installed).toEqual([])
    expect(hidden[0]?.message).toMatch(/@you\/fen .* is used in place of @me\/fen .*of which it is a copy.*qw pack uninstall @me\/fen/)
  })
})

describe('trust', () => {
  it('shows who published a pack, its contents and its dependencies, until a user has confirmed this very content', async () => {
    const { home, publish } = await registryWithAnn()
    await publish({ name: '@me/base' })
    const pack = await publish({ dependencies: { '@me/base': '^1.0.0' } })
    await installPacks(home, ['@me/fen'], patient)
    const report = await withConnection(home, patient, (connection) => trustReport(home, '@me/fen', connection))
    expect(report).toMatchObject({
      version: '1.0.0',
      publisher: 'ann',
      licence: 'CC-BY-4.0',
      author: 'Ann Archer',
      credits: [{ name: 'Bo', for: 'playing' }],
      integrity: pack.integrity,
      brings: { cards: { enemy: 1 }, keywords: [], scenarios: [], decks: [], scripts: 1, scenes: 0 },
      dependencies: [{ name: '@me/base', range: '^1.0.0', version: '1.0.0', seen: 'new' }],
      seen: 'new',
    })
    expect(Date.parse(report.published)).toBeGreaterThan(0)
    expect(readTrust(home, '@me/fen').publisher).toBe('ann')
    expect(trustLines(report).join('\n')).toMatch(
      /published by ann on 20\d\d.*written by Ann Archer; licence CC-BY-4.0[\s\S]*1 script runs in the sandbox; cards: 1 enemy[\s\S]*needs @me\/base 1.0.0[\s\S]*thanks to Bo \(playing\)/,
    )
    markSeen(home, [{ name: '@me/fen', version: '1.0.0' }])
    expect(unseenPacks(home).map(({ name }) => name)).toEqual(['@me/base'])
    await publish({ version: '1.0.1', dependencies: { '@me/base': '^1.0.0' } })
    await updatePacks(home, [], 'range', patient)
    expect(unseenPacks(home).map(({ name }) => name)).toEqual(['@me/base', '@me/fen'])

    // the previous version stays next to the new one, for games that name it
    expect(readTrust(home, '@me/fen', '1.0.0')).toMatchObject({
      version: '1.0.0',
      publisher: 'ann',
      integrity: pack.integrity,
      dependencies: [{ name: '@me/base', range: '^1.0.0' }],
      seen: 'seen',
    })
    expect(seenOf(home, { name: '@me/fen', version: '1.0.0' })).toBe('seen')
    expect(() => readTrust(home, '@me/fen', '0.9.0')).toThrow(/@me\/fen 0.9.0 is not installed/)
  })

  it('shows an older version that was downloaded for a saved game, until a user has confirmed it', async () => {
    const { home, publish } = await registryWithAnn()
    await publish()
    await publish({ version: '1.0.1' })
    await installPacks(home, ['@me/fen'], patient)
    markSeen(home, [{ name: '@me/fen', version: '1.0.1' }])
    const older = { name: '@me/fen', version: '1.0.0' }
    expect(() => readTrust(home, older.name, older.version)).toThrow(/not installed/)
    await fetchVersion(home, older.name, older.version, patient)
    expect(seenOf(home, older)).toBe('new')
    const report = await withConnection(home, patient, (connection) => trustReport(home, older.name, connection, older.version))
    expect(report).toMatchObject({ version: '1.0.0', publisher: 'ann', brings: { cards: { enemy: 1 }, scripts: 1 }, seen: 'new' })
    expect(unseenPacks(home)).toEqual([])
    markSeen(home, [older])
    expect(seenOf(home, older)).toBe('seen')
    expect(seenOf(home, { ...older, version: '1.0.1' })).toBe('seen')
  })
})

describe('the embedded registry', () => {
  it('is shared by all processes, keeps its address, and answers to no other host name', async () => {
    const { home, url, key, publish, guest } = await registryWithAnn()
    await publish()
    const again = await startEmbedded(home)
    expect(again).toMatchObject({ url, served: 'here' })
    await again.close()
    const other = await connect(guest(), { ...patient, registry: url })
    expect((await searchPacks(other, '')).map(({ name }) => name)).toEqual(['@me/fen'])
    const asked = (host: string): Promise<number | undefined> =>
      new Promise((done, fail) =>
        get(`${url}-/ping`, { headers: { host, [keyHeader]: key } }, (reply) => done(reply.resume().statusCode)).on('error', fail),
      )
    expect(await asked('evil.example')).toBe(403)
    expect(await asked(new URL(url).host)).toBe(200)

    const alone = guest()
    const first = await startEmbedded(alone)
    await first.close()
    const second = await startEmbedded(alone)
    atEnd(second.close)
    expect(second.url).toBe(first.url)
    expect(ownPacks(alone)).toEqual([])
    // a workspace may be a project with other packages
    writeFiles(alone, { 'package.json': { name: 'tools' }, 'packs/fen/package.json': { name: '@me/fen', questwright: {} } })
    expect(ownPacks(alone).map(({ id, version }) => [id, version])).toEqual([['fen', '0.0.0']])
  })
})
