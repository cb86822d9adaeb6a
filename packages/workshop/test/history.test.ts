import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bestBeside, bestScores } from '../src/page/best-scores.ts'
import type { FinishedGame } from '../src/page/index.ts'
import { historyFolder, openHistory } from '../src/workspace/index.ts'
import { makeWorkspace, type TestWorkspace } from './fixtures/workspace.ts'

let folders: TestWorkspace
let clock: number

beforeEach(() => {
  folders = makeWorkspace()
  clock = Date.UTC(2026, 10, 21, 19, 30)
})
afterEach(() => folders.remove())

const open = () =>
  openHistory(folders.root, () => {
    clock += 60_000
    return new Date(clock)
  })
const place = (file = '') => join(folders.root, historyFolder, file)
const files = (file = '') => readdirSync(place(file)).filter((name) => name.endsWith('.json'))

function finished(change: Partial<FinishedGame> = {}, answers: readonly string[] = ['one', 'two']): FinishedGame {
  return {
    table: 'table-1',
    scenario: { code: 'lanterns:scenario/causeway', title: 'The Causeway' },
    mode: 'standard',
    viewer: 'p1',
    players: [{ seat: 'p1', deck: 'Bright', heroes: [{ code: 'lanterns:ulla', title: 'Úlla' }], threat: 34 }],
    outcome: { result: 'won', why: { code: 'won.last-stage', parts: {} }, said: 'The last stage is done.' },
    rounds: 5,
    score: 76,
    figures: { rounds: 5, score: { total: 76 } },
    replay: {
      format: 'questwright-game',
      version: 2,
      engine: { name: 'lcg', version: '0.1.0', hash: 'e' },
      packs: [{ name: '@tester/lanterns', version: '0.1.0', hash: 'h' }],
      setup: { kind: 'scenario', scenario: 'lanterns:scenario/causeway', decks: [], mode: 'standard' },
      seed: '7',
      inputs: answers.map((key) => ({ kind: 'answer', question: 'q', value: [key] })),
      hashes: ['start', ...answers],
    },
    ...change,
  }
}

describe('the history', () => {
  it('is empty before the first game, and reading it creates no files', async () => {
    expect(await open().list()).toEqual({ games: [], unreadable: [] })
    expect(readdirSync(folders.root)).not.toContain('.questwright')
  })

  it('writes a plain file with format, version and the time of the server, and returns the replay', async () => {
    const history = open()
    const { state, id, file } = await history.record(finished())
    expect(state).toBe('recorded')
    expect(file).toMatch(/^2026-11-21T19-31-causeway-won-[0-9a-f]{16}\.json$/)
    const written = JSON.parse(readFileSync(place(file), 'utf8'))
    expect(written).toMatchObject({
      format: 'questwright-played-game',
      version: 2,
      id,
      finished: '2026-11-21T19:31:00.000Z',
      ending: 'first',
    })
    const { games } = await history.list()
    expect(games).toMatchObject([{ id, file, score: 76, decisions: 2, seed: '7', packs: [{ version: '0.1.0' }] }])
    expect(games[0]).not.toHaveProperty('replay')
    expect((await history.read(id)).replay).toEqual(finished().replay)
  })

  it('stores an ending once if two tabs report it at once, also after a restart of the server', async () => {
    const history = open()
    const told = await Promise.all([history.record(finished()), history.record(finished()), history.record(finished())])
    expect(told.map(({ state }) => state)).toEqual(['recorded', 'known', 'known'])
    expect((await open().record(finished())).state).toBe('known')
    expect(files()).toHaveLength(1)
  })

  it('stores another ending of the same table next to the first, but does not count it for the best score', async () => {
    const history = open()
    await history.record(finished())
    await history.record(finished({ score: 40 }, ['one', 'other']))
    await history.record(finished({ table: 'table-2', score: 70 }, ['three']))
    const { score: _, ...unscored } = finished({ table: 'table-3' }, ['four'])
    await history.record({ ...unscored, outcome: { ...unscored.outcome, result: 'lost' } })
    const { games } = await history.list()
    expect(games.map(({ ending }) => ending)).toEqual(['first', 'first', 'again', 'first'])
    expect(bestScores(games)).toMatchObject([{ code: 'lanterns:scenario/causeway', best: { score: 70 }, games: 4, won: 2, lost: 1 }])
    // a score is compared with those of other tables
    const { code } = finished().scenario
    expect(bestBeside(games, { scenario: code, table: 'table-2' })).toBe(76)
    expect(bestBeside(games, { scenario: code, table: undefined })).toBe(70)
    expect(bestBeside(games, { scenario: 'lanterns:scenario/other', table: 'table-2' })).toBeUndefined()
  })

  it('leaves broken and newer files unchanged, and reports them', async () => {
    const history = open()
    const { file } = await history.record(finished())
    const text = readFileSync(place(file), 'utf8')
    writeFileSync(place('cut.json'), text.slice(0, 100))
    writeFileSync(place('newer.json'), text.replace('"version": 2', '"version": 3'))
    writeFileSync(place('other.json'), '{"some":"thing"}')
    writeFileSync(place('half.json'), text.replace('"rounds": 5,\n "score"', '"rounds": "five",\n "score"'))
    const { games, unreadable } = await history.list()
    expect(games).toHaveLength(1)
    expect(Object.fromEntries(unreadable.map((one) => [one.file, one.reason]))).toEqual({
      'cut.json': 'broken',
      'newer.json': 'newer',
      'other.json': 'broken',
      'half.json': 'broken',
    })
    expect(unreadable.find((one) => one.file === 'newer.json')?.message).toContain('version 2')
    expect(unreadable.find((one) => one.file === 'half.json')?.message).toContain('rounds')
    await history.record(finished({ table: 'table-2' }))
    expect(readFileSync(place('cut.json'), 'utf8')).toBe(text.slice(0, 100))
  })

  it('moves a deleted game aside and back again', async () => {
    const history = open()
    const { file } = await history.record(finished())
    const text = readFileSync(place(file), 'utf8')
    await history.remove(file)
    expect((await history.list()).games).toEqual([])
    expect(readFileSync(place(`deleted/${file}`), 'utf8')).toBe(text)
    // the page that shows the end of the game is reloaded and reports the game again
    expect(await history.record(finished())).toMatchObject({ state: 'known', file })
    expect((await history.list()).games).toEqual([])
    await expect(history.remove(file)).rejects.toMatchObject({ status: 404, code: 'history/absent' })
    await history.restore(file)
    expect((await history.list()).games).toHaveLength(1)
    expect(files('deleted')).toEqual([])
    // a game is recorded, deleted, reported again and deleted again: both files are kept
    await history.remove(file)
    writeFileSync(place(file), text)
    await history.remove(file)
    expect(files('deleted')).toHaveLength(2)
    await history.restore(file)
    writeFileSync(place(`deleted/${file}`), text)
    await expect(history.restore(file)).rejects.toMatchObject({ status: 409, code: 'history/taken' })
  })

  it('changes nothing outside its folder', async () => {
    const history = open()
    for (const file of ['../secret.json', '/etc/passwd', '..', 'a/b.json', '.hidden.json', 'x.json\u0000'])
      await expect(history.remove(file)).rejects.toMatchObject({ status: 400 })
    mkdirSync(join(folders.root, '.questwright'), { recursive: true })
    const other = makeWorkspace()
    try {
      const before = readdirSync(other.outside)
      symlinkSync(other.outside, join(other.root, '.questwright'))
      await expect(openHistory(other.root).record(finished())).rejects.toMatchObject({ status: 403, code: 'history/outside' })
      expect(readdirSync(other.outside)).toEqual(before)
      const { file } = await history.record(finished())
      rmSync(place('deleted'), { recursive: true })
      symlinkSync(other.outside, place('deleted'))
      await expect(history.remove(file)).rejects.toMatchObject({ status: 403, code: 'history/outside' })
      expect(files()).toEqual([file])
      expect(readdirSync(other.outside)).toEqual(before)
    } finally {
      other.remove()
    }
  })
})
