/** The journal of a campaign, and the campaign logs that are stored in a workspace. */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlayedCampaign } from '@questwright/packs/browser'
import type { Setup } from '@questwright/realm/web'
import type { RecordField } from '@questwright/rulebook'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beforeHead, type CampaignLog, type GameResult, goTo, newLog, recordResult } from '../src/campaign/index.ts'
import { journalOf, sumsOf } from '../src/campaign/journal.ts'
import { changesBetween, statesOf } from '../src/campaign/shown.ts'
import { gameOfLog, isKnownGame, tableInLog } from '../src/campaign/table-game.ts'
import { absent } from '../src/page/index.ts'
import { openCampaignLogs } from '../src/workspace/index.ts'

const step = (name: string, next: PlayedCampaign['scenarios'][number]['next']) => ({
  name,
  scenario: `road:scenario/${name}`,
  rules: [],
  aside: [],
  record: {},
  next,
  was: [],
})
const campaign: PlayedCampaign = {
  code: 'road:campaign/long-road',
  title: 'The Long Road',
  text: undefined,
  record: { notes: { path: '' } },
  options: [],
  sharedFields: {},
  scenarios: [
    step('mill', [{ to: 'bridge', when: { record: 'notes', name: 'path', is: 'south' } }, { to: 'tower' }]),
    step('bridge', [{ to: 'tower' }]),
    step('tower', []),
  ],
}
const fields: { readonly [field: string]: RecordField } = {
  riders: { about: 'Who rides.', title: 'Riders', holds: 'lists' },
  fallen: { about: 'Who fell.', title: 'Fallen', holds: 'words', tone: 'loss' },
  toll: { about: 'What it cost.', title: 'Toll', holds: 'number' },
  relics: { about: 'What was found.', title: 'Relics', holds: 'held-cards' },
  notes: { about: 'What is remembered.', title: 'Notes', holds: 'texts' },
}
const begun = newLog(campaign, [{ name: 'Ida', deck: 'road:riders' }], 'one run')
const won = (record: NonNullable<GameResult['record']>, seed = '1'): GameResult => ({ result: 'won', record, rounds: 7, score: 90, seed })
const lost: GameResult = { result: 'lost', rounds: 3, seed: '2' }

describe('the sentences for a record', () => {
  const record = {
    riders: { p1: ['Anna', 'Bertil'] },
    toll: 2,
    relics: [{ card: 'road:coin', on: 'Anna' }, { card: 'road:song' }, { card: 'road:song' }],
    notes: { path: 'south', omen: '' },
  }

  it('list the fields in the order of the chapter, without empty ones', () => {
    expect(statesOf(record, fields).map(({ field, number, pieces }) => [field, number ?? pieces.map(({ key }) => key)])).toEqual([
      ['riders', ['p1 Anna', 'p1 Bertil']],
      ['toll', 2],
      ['relics', ['road:coin Anna', 'road:song', 'road:song']],
      ['notes', ['path south']],
    ])
    // a value of the wrong type in one field must not hide the other fields
    expect(statesOf({ ...record, toll: 'much' }, fields).map(({ field }) => field)).toEqual(['riders', 'relics', 'notes'])
  })

  it('compare two records copy by copy: added, removed, and changed numbers', () => {
    const after = {
      riders: { p1: ['Anna', 'Cora'] },
      fallen: ['Bertil'],
      toll: 3,
      relics: [{ card: 'road:song' }],
      notes: { path: 'north' },
    }
    const told = changesBetween(record, after, fields).map(({ field, numbers, added, gone }) => [
      field,
      numbers ?? [added.map(({ key }) => key), gone.map(({ key }) => key)],
    ])
    expect(told).toEqual([
      ['riders', [['p1 Cora'], ['p1 Bertil']]],
      ['fallen', [['Bertil'], []]],
      ['toll', { from: 2, to: 3 }],
      ['relics', [[], ['road:coin Anna', 'road:song']]],
      ['notes', [['path north'], ['path south']]],
    ])
    expect(changesBetween(record, record, fields)).toEqual([])
  })
})

describe('the journal', () => {
  const lostOnce = recordResult(campaign, begun, lost)
  const south = recordResult(campaign, lostOnce, won({ notes: { path: 'south' }, toll: 1 }))
  const shape = (log: CampaignLog) =>
    journalOf(campaign, log, fields).chapters.map(({ name, state, entries, asides }) => ({
      name,
      state,
      entries: entries.map(({ entry, changes }) => [entry.counts, ...changes.map(({ field }) => field)]),
      asides: asides.map((one) => one.entries.map(({ entry }) => `${entry.at} ${entry.counts}`)),
    }))

  it('has a chapter for each scenario with all its games, and one for the next', () => {
    expect(shape(begun)).toEqual([{ name: 'mill', state: 'next', entries: [], asides: [] }])
    expect(shape(south)).toEqual([
      { name: 'mill', state: 'done', entries: [['lost'], ['recorded', 'toll', 'notes']], asides: [] },
      { name: 'bridge', state: 'next', entries: [], asides: [] },
    ])
    expect(journalOf(campaign, begun, fields).ahead.map(({ name }) => name)).toEqual(['bridge', 'tower'])
    expect(journalOf(campaign, south, fields)).toMatchObject({ next: { name: 'bridge' }, ahead: [{ name: 'tower' }], tries: 0 })
    expect(sumsOf(journalOf(campaign, south, fields))).toEqual({ won: 1, games: 2, rounds: 10, score: 90 })
  })

  it('shows games that were undone, and branches, in the chapter where they begin', () => {
    const bridge = recordResult(campaign, south, won({ notes: { path: 'south' }, toll: 2 }, '3'))
    const back = goTo(bridge, lostOnce.head)
    expect(shape(back)).toEqual([{ name: 'mill', state: 'next', entries: [['lost']], asides: [['mill recorded', 'bridge recorded']] }])
    expect(journalOf(campaign, back, fields).chapters[0]?.asides[0]?.tip).toBe(bridge.head)
    const north = recordResult(campaign, back, won({ notes: { path: 'north' } }, '4'))
    expect(shape(north)).toEqual([
      { name: 'mill', state: 'done', entries: [['lost'], ['recorded', 'notes']], asides: [['mill recorded', 'bridge recorded']] },
      { name: 'tower', state: 'next', entries: [], asides: [] },
    ])
    // a game that was lost at the bridge and undone is listed at the bridge
    const tried = goTo(recordResult(campaign, south, lost), south.head)
    expect(shape(tried)[1]).toMatchObject({ name: 'bridge', asides: [['bridge lost']] })
    expect(goTo(tried, beforeHead(tried)).head).toBe(lostOnce.head)
  })
})

describe('the game on the table', () => {
  const setup = { kind: 'scenario', scenario: 'road:scenario/mill', decks: [{}], record: begun.record } as unknown as Setup
  const game = { id: 'one', title: 'The Mill', setup, seed: '2', ended: undefined, decisions: 4 } as const

  it('belongs to a log, as its next game, if it began with the same setup', () => {
    expect(tableInLog(campaign, begun, undefined)).toBe('other')
    expect(tableInLog(campaign, begun, game)).toBe('runs')
    expect(tableInLog(campaign, begun, { ...game, ended: 'lost' })).toBe('over')
    expect(tableInLog(campaign, begun, { ...game, setup: { ...setup, record: { notes: { path: 'x' } } } as Setup })).toBe('other')
    expect(tableInLog(campaign, begun, { ...game, setup: { ...setup, decks: [{}, {}] } as unknown as Setup })).toBe('other')
  })

  it('is known to the logs that have recorded it', () => {
    const log = recordResult(campaign, begun, lost)
    expect([isKnownGame([begun], game), isKnownGame([begun, log], game), isKnownGame([log], { seed: '5' })]).toEqual([false, true, false])
  })

  it('is not offered twice: a recorded loss is recognised, another game of the same scenario is not', () => {
    const log = recordResult(campaign, begun, lost)
    expect(tableInLog(campaign, log, { ...game, ended: 'lost' })).toBe('told')
    expect(tableInLog(campaign, log, { ...game, ended: 'won' })).toBe('over')
    expect(tableInLog(campaign, log, { ...game, ended: 'lost', seed: '5' })).toBe('over')
    // a game whose entry was undone may be recorded again
    expect(tableInLog(campaign, goTo(log, undefined), { ...game, ended: 'lost' })).toBe('over')
  })
})

describe('the game among several that is the next game of a log', () => {
  const setup = { kind: 'scenario', scenario: 'road:scenario/mill', decks: [{}], record: begun.record } as unknown as Setup
  const other = {
    ...{ id: 'other', title: 'Elsewhere', seed: '9', ended: undefined, decisions: 1 },
    setup: { kind: 'scenario', scenario: 'x:scenario/y' } as unknown as Setup,
  }
  const mine = { id: 'mine', title: 'The Mill', setup, seed: '2', ended: undefined, decisions: 4 } as const

  it('is found also if another game was started since then, while the game runs and when it is over', () => {
    expect(gameOfLog(campaign, begun, [other, mine])).toBe(mine)
    const over = { ...mine, ended: 'won' } as const
    expect(gameOfLog(campaign, begun, [other, over])).toBe(over)
    expect(gameOfLog(campaign, begun, [other])).toBeUndefined()
  })

  it('is one that the log has not recorded yet, if there is one', () => {
    const log = recordResult(campaign, begun, lost)
    const told = { ...mine, id: 'told', ended: 'lost' } as const
    const anew = { ...mine, id: 'anew', seed: '7' }
    expect(gameOfLog(campaign, log, [told, other, anew])).toBe(anew)
    expect(gameOfLog(campaign, log, [told, other])).toBe(told)
  })
})

describe('the log files of a workspace', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'questwright-logs-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))
  const folder = () => join(root, '.questwright/campaigns')

  it('are files that a page overwrites only if it knows the hash of their content', async () => {
    const logs = openCampaignLogs(root)
    expect(await logs.list()).toEqual({ logs: [], unreadable: [] })
    const first = await logs.put(begun, absent)
    expect(first.file).toMatch(/^long-road-[0-9a-f]{8}\.json$/)
    const next = recordResult(campaign, begun, lost)
    await expect(logs.put(next, absent)).rejects.toMatchObject({ status: 409, code: 'campaigns/changed' })
    const second = await logs.put(next, first.hash)
    await expect(logs.put(begun, first.hash)).rejects.toMatchObject({ status: 409 })
    expect((await logs.list()).logs).toEqual([second])
    expect(await readdir(folder())).toEqual(['deleted', second.file])
    await logs.remove(second.file)
    expect((await logs.list()).logs).toEqual([])
    await logs.restore(second.file)
    expect((await logs.list()).logs).toEqual([second])
  })

  it('are moved into a folder of deleted logs, if a shorter log or a new one in place of a broken file would overwrite them', async () => {
    const logs = openCampaignLogs(root)
    const long = recordResult(campaign, begun, lost)
    const { file, hash } = await logs.put(long, absent)
    const short = await logs.put(begun, hash)
    expect(await readdir(join(folder(), 'deleted'))).toEqual([file])
    expect(JSON.parse(await readFile(join(folder(), 'deleted', file), 'utf8'))).toEqual(long)
    await writeFile(join(folder(), file), JSON.stringify(long).slice(0, 90))
    await writeFile(join(folder(), 'newer.json'), JSON.stringify({ ...long, version: 9 }))
    const { logs: sound, unreadable } = await logs.list()
    expect(sound).toEqual([])
    expect(unreadable.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      expect.stringMatching(/^This log of a campaign is broken: .* Copy it again/),
      expect.stringMatching(/written in version 9 .* Bring Questwright up to date\.$/),
    ])
    await expect(logs.put(long, short.hash)).rejects.toMatchObject({ status: 409 })
    await logs.put(long, absent)
    expect((await logs.list()).logs).toMatchObject([{ file, log: long }])
    expect(await readdir(join(folder(), 'deleted'))).toHaveLength(2)
  })
})
