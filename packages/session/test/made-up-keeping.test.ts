/** What a session saves after each step of a game, and what its state tells about saving. The table is one without a realm. */
import type { Keyframe } from '@questwright/realm/web'
import { describe, expect, test } from 'vitest'
import type { EndedGame, GameState, KeptChange } from '../src/index.ts'
import { answered, choiceOf, type MadeUp, type Moment, madeUpTable } from './made-up-table.ts'
import { memoryShelf } from './memory-shelf.ts'

const moments = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']), tells: `line ${at}` })

/** A table for tests that records what the session saves. A test can make saving slow, or make it fail. */
function noting(more: MadeUp = {}) {
  const changes: KeptChange[] = []
  const inner = memoryShelf()
  const how: { keep: () => Promise<void>; packs: () => Promise<void> } = { keep: async () => {}, packs: async () => {} }
  const packs: string[] = []
  const shelf: ReturnType<typeof memoryShelf> = {
    ...inner,
    keep: async (change) => {
      changes.push(change)
      await how.keep()
      await inner.keep(change)
    },
    keepPacks: async (game) => {
      packs.push(game)
      await how.packs()
    },
  }
  return { ...madeUpTable(moments, { ...more, ports: { shelf, ...more.ports } }), changes, packs, how, kept: inner.kept, inner }
}

describe('saving the running game', () => {
  test('saves the whole game once, and then only what is new, all under one keeper id', async () => {
    const { playing, changes } = noting()
    for (let i = 0; i < 3; i++) await playing.answer(answered(`c${i}`, 'a'))
    expect(new Set(changes.map(({ keeper }) => keeper)).size).toBe(1)
    expect(changes.map(({ game, after }) => [game, after])).toEqual([
      ['game', 0],
      ['game', 1],
      ['game', 2],
    ])
    expect(changes.map(({ story }) => story && [story.from, story.rows.map(({ kind }) => kind)])).toEqual([
      undefined,
      [1, ['line 2']],
      [2, ['line 3']],
    ])
    expect(changes.map((change) => Object.keys(change).sort().join())).toEqual([
      'after,game,head,keeper,whole',
      'after,game,head,inputs,keeper,story,whole',
      'after,game,head,inputs,keeper,story,whole',
    ])
    expect(changes.at(-1)?.whole()).toMatchObject({
      head: { title: 'made up', at: 3, beside: 'none', engine: 'engine' },
      deal: { scenario: 's', title: 'made up', viewer: 'p1', seed: 'seed' },
      inputs: { from: 0, rows: [{ hash: 'position 0' }, { hash: 'position 1' }, { hash: 'position 2' }] },
      story: { from: 0, rows: [{}, {}, {}] },
      ...{ redo: { from: 0, rows: [] }, keyframe: 'none', branches: [] },
    })
  })

  test.each<readonly [string, Partial<GameState>, 'none' | 'some']>([
    ['nothing', {}, 'none'],
    ['an undone input', { redo: [answered('c9', 'a')] }, 'some'],
    ['another line', { branches: [{ id: '1', name: 'n', inputs: [], places: [], at: 0, savePoints: [] }] }, 'some'],
    ['a save point', { savePoints: [{ input: 0, name: 'n' }] }, 'some'],
  ])('with %s beside its line, and says so', async (_, state, beside) => {
    const { keeping, changes } = noting({ state })
    await keeping.persist()
    expect(changes[0]?.head.beside).toBe(beside)
  })

  test('saves the newest keyframe and the other branches only if they changed', async () => {
    const { keeping, changes, running, table } = noting()
    const holder = running.held?.holder
    const frame = { inputs: 0, past: { hashes: [], places: [], storyLength: 4 } } as unknown as Keyframe
    const standing = { ...holder?.standing, keyframe: undefined as Keyframe | undefined }
    Object.defineProperty(holder, 'standing', { get: () => standing })
    const branches = [{ id: '1', name: 'n', inputs: [], places: [], at: 0, savePoints: [] }]
    await keeping.persist()
    standing.keyframe = frame
    await keeping.persist()
    table.set({ branches })
    await keeping.persist()
    await keeping.persist()
    expect(changes.map(({ keyframe, branches }) => [keyframe, branches])).toEqual([
      [undefined, undefined],
      [{ inputs: 0, told: 4 }, undefined],
      [undefined, branches],
      [undefined, undefined],
    ])
  })

  test('saves how the game was dealt, and who won it', async () => {
    const { keeping, changes, running, table } = noting()
    const game = running.held?.game as NonNullable<typeof running.held>['game']
    await keeping.persist()
    expect(Object.keys(changes[0]?.whole().deal ?? {}).filter((part) => /hands|bots/.test(part))).toEqual([])
    Object.assign(game, { table: 'at the fire', hands: 'open', bots: { p2: 'greedy' }, viewer: 'p1+p2' })
    const { scenario, title, setup, seed } = game
    const heads: unknown[] = []
    for (const winners of [[], ['p3'], ['p2'], ['p1', 'p2']]) {
      table.set({ outcome: { result: 'lost', winners, reasons: [] } as never })
      await keeping.persist()
      const { ended, wonBy } = changes.at(-1)?.head ?? {}
      heads.push([ended, wonBy])
    }
    expect(heads).toEqual([
      ['lost', undefined],
      ['lost', undefined],
      ['decided', ['p2']],
      ['won', undefined],
    ])
    expect(changes.at(-1)?.whole().deal).toEqual({
      ...{ scenario, title, setup, seed, viewer: 'p1+p2', table: 'at the fire', hands: 'open', bots: { p2: 'greedy' } },
    })
  })

  test('saves nothing that only one seat may know if hands are hidden', async () => {
    const { keeping, playing, changes } = noting({ state: { hands: 'hidden' } })
    await keeping.persist()
    await playing.answer(answered('c0', 'a'))
    for (const change of changes) {
      expect(change.head).not.toHaveProperty('view')
      expect([change.story, change.keyframe]).toEqual([undefined, undefined])
      expect(change.whole()).toMatchObject({ story: { from: 0, rows: [] }, keyframe: 'none' })
    }
    const open = noting()
    await open.keeping.persist()
    expect(open.changes[0]?.head.view).toBe(open.state().view)
  })

  test('saves the inputs for redo: an undo puts inputs in front, a redo takes inputs away, and another answer removes all', async () => {
    const { playing, changes } = noting()
    for (let i = 0; i < 5; i++) await playing.answer(answered(`c${i}`, 'a'))
    const redo = async (walk: Promise<void>) => {
      changes.splice(0)
      await walk
      return changes.map(({ redo: rows }) => rows && [rows.from, rows.rows.map(({ input }) => input.kind === 'answer' && input.question)])
    }
    expect(await redo(playing.goTo(3))).toEqual([[0, ['c4', 'c3']]])
    expect(await redo(playing.goTo(1))).toEqual([[2, ['c2', 'c1']]])
    expect(await redo(playing.goTo(4))).toEqual([[1, []]])
    expect(await redo(playing.goTo(1))).toEqual([[1, ['c3', 'c2', 'c1']]])
    expect(await redo(playing.answer(answered('c1', 'a')))).toEqual([[3, []]])
    expect(await redo(playing.answer(answered('c2', 'b')))).toEqual([[0, []]])
  })

  test('saves nothing if another process holds the table', async () => {
    const { keeping, changes, state, table } = noting({ held: 'elsewhere' })
    table.set({ saved: 'saving' })
    await keeping.persist()
    expect([changes, state().saved]).toEqual([[], 'saved'])
    table.running = undefined
    table.set({ saved: 'saving' })
    await keeping.persist()
    expect(state().saved).toBe('saving')
  })
})

describe('whether the state calls a game saved', () => {
  test('depends on the newest change only, and not on a change of the game before', async () => {
    const { keeping, how, state } = noting()
    let fail = (_: Error) => {}
    how.keep = () =>
      new Promise((_, reject) => {
        fail = reject
      })
    const first = keeping.persist()
    await new Promise((done) => setImmediate(done))
    const failFirst = fail
    how.keep = async () => {}
    await keeping.persist()
    failFirst(new Error('late'))
    await first
    expect(state().saved).toBe('saved')
    how.keep = () => Promise.reject(new Error('full'))
    const last = keeping.persist()
    keeping.beginAnew('next')
    await last
    expect(state().saved).toBe('saving')
  })

  test('is "not-saved" if the game or its packs could not be saved; inputs that were not saved stay in the notes of the page', async () => {
    const { playing, how, state, keeping, packs } = noting()
    how.keep = () => Promise.reject(new Error('full'))
    await playing.answer(answered('c0', 'a'))
    expect(state().saved).toBe('not-saved')
    expect(keeping.pending.after('game', 0)).toHaveLength(1)
    how.keep = async () => {}
    how.packs = () => Promise.reject(new Error('full'))
    keeping.beginAnew('game')
    await keeping.persist()
    expect(state().saved).toBe('not-saved')
    // the game itself is saved nevertheless, and saving its packs is tried again until it succeeds
    expect(keeping.pending.after('game', 0)).toEqual([])
    how.packs = async () => {}
    const before = packs.length
    for (let i = 0; i < 3; i++) await keeping.persist()
    expect([state().saved, packs.length - before]).toEqual(['saved', 1])
  })

  test('saving does not write packs that are already stored', async () => {
    const { keeping, packs, running } = noting()
    keeping.knowPacks(running.held?.holder.packs ?? [])
    await keeping.persist()
    expect(packs).toEqual([])
    keeping.beginAnew('next')
    await keeping.persist()
    expect(packs).toEqual(['next'])
  })
})

test('a game that is deleted while it is being saved stays deleted, until the deletion is undone', async () => {
  const { keeping, how, kept, inner, changes } = noting()
  await keeping.persist()
  let goOn = () => {}
  how.packs = () =>
    new Promise((resolve) => {
      goOn = resolve
    })
  keeping.beginAnew('game')
  const late = keeping.persist()
  const putBack = await keeping.forget('game')
  goOn()
  await late
  expect([await kept('game'), changes.length]).toEqual([undefined, 1])
  await putBack()
  expect((await inner.games()).map(({ id }) => id)).toEqual(['game'])
  how.packs = async () => {}
  await keeping.persist()
  expect(changes).toHaveLength(2)
  // a new game with the same id is saved again
  await keeping.forget('game')
  keeping.beginAnew('game')
  await keeping.persist()
  expect(await kept('game')).toBeDefined()
})

describe('the ending of a game', () => {
  const won = { result: 'won', winners: [], reasons: [] } as never
  const ending = (more: MadeUp = {}) => {
    const ended: EndedGame[] = []
    const made = madeUpTable((at) => (at < 2 ? moments(at) : { outcome: won }), {
      ...more,
      ports: { recordEnded: async (game) => void ended.push(game), ...more.ports },
    })
    return { ...made, ended }
  }
  const settled = () => new Promise((done) => setImmediate(done))
  async function played(more: MadeUp = {}) {
    const made = ending(more)
    for (let i = 0; i < 2; i++) await made.playing.answer(answered(`c${i}`, 'a'))
    await settled()
    return made
  }

  test('is recorded once, with its game, and marks the line that ended', async () => {
    const { ended, keeping, state, shelf } = await played({ state: { messages: { a: 'b' } } })
    keeping.recordEnding()
    await settled()
    expect(ended).toMatchObject([
      { outcome: won, rounds: 1, packs: [], messages: { a: 'b' }, replay: { inputs: [{}, {}] }, game: { title: 'made up' } },
    ])
    expect(ended[0]?.view).toBe(state().view)
    expect(state().line).toMatchObject({ ended: 'won' })
    expect((await shelf.games())[0]?.ended).toBe('won')
  })

  test('is not recorded again if the history of games contains it', async () => {
    const { ended, keeping, running, table, playing } = ending()
    await playing.answer(answered('c0', 'a'))
    table.set({ position: 'position 2' })
    if (running.held) keeping.knowEnding(running.held.game)
    await playing.answer(answered('c1', 'a'))
    await settled()
    expect(ended).toEqual([])
  })

  test('is not recorded here if another process holds the table', async () => {
    expect((await played({ held: 'elsewhere' })).ended).toEqual([])
  })

  test('does not mark a line that continues after it', async () => {
    const { state } = await played({ state: { redo: [answered('c0', 'a'), answered('c1', 'a'), answered('c2', 'a')] } })
    expect(state().line).not.toHaveProperty('ended')
  })
})
