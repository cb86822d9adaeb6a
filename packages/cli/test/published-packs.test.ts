/**
 * Packs for each version of the script API, with scenes, saved games and campaign logs, as they were while that version was the newest: they still
 * work with this version, or `qw pack migrate` changes them and reports what it changed. How versions are counted is in docs/api/README.md.
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newestApi, oldestApi } from '@questwright/packs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const published = join(import.meta.dirname, 'published')
const namesOf = (folder: string): string[] => readdirSync(join(published, folder)).map((file) => file.replace(/\.json$/, ''))

/** The changes of `qw pack migrate` to the packs of each version and to their scenes. */
const versions = [
  {
    api: 1,
    packs: {
      // when this pack was written, these card types were part of the game itself; now a pack with a system defines them
      'old-errands': [
        'package.json: dependencies name @questwright/lcg-side-quests',
        'text/en.json, cards.old-errand.words.ways: "wait" is "Wait"',
        'text/en.json, cards.old-errand.words.ways: "leave" is "Leave"',
        'package.json: "api" is 2',
      ],
      'old-mere': ['text/en.json, cards.ferrymans-lantern.words.abilities: "claim" is "Claim"', 'package.json: "api" is 2'],
      'old-night': ['systems/night.json, messages: "counter.darkness" is "Darkness"', 'package.json: "api" is 2'],
      'old-rumours': ['systems/rumours.json, messages: "rumourHeard" is "Rumour heard"', 'package.json: "api" is 2'],
      'old-weald': [
        'text/en.json, cards.weald-hound.words.ways: "draw-one" is "Draw one"',
        'text/en.json, cards.weald-hound.words.ways: "hide" is "Hide"',
        'package.json: "api" is 2',
      ],
    },
    scenes: 26,
  },
  { api: 2, packs: { mere: [], rumours: [], weald: [] }, scenes: 23 },
]

describe.each(versions)('packs of script API $api', ({ api, packs, scenes }) => {
  const workspace = temporaryFolder()
  const names = Object.keys(packs)
  const folders = names.map((name) => join(workspace, name))
  const changed: { [pack: string]: string[] } = {}

  beforeAll(async () => {
    for (const [i, name] of names.entries()) {
      writeFiles(folders[i] ?? '', JSON.parse(readFileSync(join(published, `api-${api}/packs/${name}.json`), 'utf8')))
      if (api === newestApi) continue
      const { out } = await qw(['pack', 'migrate', folders[i] ?? '', '--packs', workspace, '--json'])
      changed[name] = (JSON.parse(out) as { readonly done: string[] }).done
    }
    cpSync(join(published, `api-${api}/logs`), join(workspace, 'logs'), { recursive: true })
  })

  it('each stored pack is tested, and the migration reports its changes', () => {
    expect(namesOf(`api-${api}/packs`)).toEqual(names)
    expect(changed).toEqual(api === newestApi ? {} : packs)
  })

  it('they have no errors in the check, and pass their scenes', async () => {
    const checked = await qw(['check', ...folders, '--packs', workspace])
    expect(checked.out).toContain('; no errors')
    const tested = await qw(['test', ...folders, '--packs', workspace])
    expect(tested.out).toContain(`${scenes} scenes, 0 failed`)
  })

  it('their saved games have the same states, and their campaign continues', async () => {
    const replayed = await qw(['replay', '--all', join(published, `api-${api}/saves`), '--packs', workspace, '--json'])
    expect(replayed.json()).toMatchObject({ games: namesOf(`api-${api}/saves`).length, changed: 0, notOpened: 0 })
    for (const log of namesOf(`api-${api}/logs`)) {
      const shown = await qw(['campaign', 'show', join(workspace, `logs/${log}.json`), '--packs', workspace])
      expect(shown.out).toContain('mill: recorded')
      expect(shown.out).toContain('Next: bridge')
    }
  })
})

it('each version of the script API has stored packs', () => {
  const all = Array.from({ length: newestApi - oldestApi + 1 }, (_, i) => oldestApi + i)
  expect(versions.map(({ api }) => api)).toEqual(all)
  expect(readdirSync(published).sort()).toEqual(all.map((api) => `api-${api}`))
})

describe('a pack of a newer version', () => {
  it('is refused with the reason, its place and a remedy, is not changed, and other packs are still checked', async () => {
    const workspace = temporaryFolder()
    const files = JSON.parse(readFileSync(join(published, 'api-2/packs/rumours.json'), 'utf8')) as { [path: string]: string }
    const newer = { ...files, 'package.json': String(files['package.json']).replace('"api": 2', `"api": ${newestApi + 1}`) }
    const [here, there] = [join(workspace, 'rumours'), join(workspace, 'other')]
    writeFiles(here, newer)
    const name = { name: '@me/other', version: '1.0.0', questwright: { game: 'lcg', api: newestApi } }
    writeFiles(there, { 'package.json': name, 'text/en.json': { cards: {}, keywords: {}, encounterSets: {} } })
    const checked = await qw(['check', here, there])
    const words = `This pack is written for script API ${newestApi + 1}; this program knows API ${newestApi}.`
    expect(checked.code).toBe(1)
    expect(checked.out).toMatch(new RegExp(`rumours/package\\.json:\\d+:\\d+ ${words.replaceAll('.', '\\.')} \\[manifest/api-too-new\\]`))
    expect(checked.out).toContain('Update this program, or take an older version of the pack.')
    expect(checked.out).toContain('; 1 error')
    const migrated = await qw(['pack', 'migrate', here])
    expect([migrated.code, migrated.err]).toEqual([1, expect.stringContaining(`was not changed. ${words} Update this program`)])
    for (const [path, text] of Object.entries(newer)) expect(readFileSync(join(here, path), 'utf8')).toBe(text)
  })
})
