/** Replacing the scripts of a running game at a table that a test made up: the calls to the table, the resulting state, and when nothing is done. */
import type { PackBundle } from '@questwright/packs'
import { type Input, MachineError, type Snapshot } from '@questwright/realm/web'
import type { TableHolder } from '@questwright/table'
import { describe, expect, test } from 'vitest'
import { LiveEdit } from '../src/live-edit.ts'
import type { Opening } from '../src/opening.ts'
import type { SpareRealm } from '../src/spare-realm.ts'
import { answered, choiceOf, type MadeUp, type Moment, madeUpTable, windowOf } from './made-up-table.ts'

const script = (slug: string, path: string, kind = 'card') => ({ slug, path, kind })
const pack = (id: string, hash: string): PackBundle =>
  ({
    id,
    hash,
    scripts: [script('bell', 'cards/bell.ts'), script('crow', 'cards/crow.ts'), script('ring', 'lib/ring.ts', 'library')],
  }) as never
const [old, now] = [[pack('oak', 'old')], [pack('oak', 'new')]]
const BELL = 'oak/cards/bell.ts'

type Holder = { -readonly [Part in keyof TableHolder]: TableHolder[Part] }

async function editing(moment: (at: number) => Moment = (at) => ({ question: choiceOf(`c${at}`, ['a', 'b']) }), more: MadeUp = {}) {
  const made = madeUpTable(moment, more)
  const { table, calls, running } = made
  const holder = running.held?.holder as Holder
  const opened: unknown[][] = []
  const spare = {
    make: (_: unknown, packs: readonly PackBundle[], edited: ReadonlySet<string>) =>
      calls.push(`make ready ${packs.map(({ hash }) => hash)} for ${[...edited]}`),
  } as unknown as SpareRealm
  const opening = { open: async (...given: unknown[]) => void opened.push(given) } as unknown as Opening
  const edit = new LiveEdit(table, { ...made, opening, spare })
  let snapshots = 0
  let packs = old
  const lifted: ((ability: string) => boolean)[] = []
  Object.defineProperty(holder, 'packs', { get: () => packs })
  holder.snapshot = async () => {
    calls.push(`snapshot ${++snapshots}`)
    return { inputs: made.inputs().length, file: { inputs: made.inputs() } } as unknown as Snapshot
  }
  holder.isAsIn = ({ inputs }) => inputs === made.inputs().length
  holder.dropWaiting = async () => void calls.push('drop what waits')
  holder.replacePacks = async (given, isLifted, snapshot) => {
    calls.push(`replace at ${snapshot?.inputs}`)
    lifted.push(isLifted)
    packs = given as never
    return [{ message: 'left out' } as never]
  }
  const reload = (files: readonly string[] = [BELL], held: readonly string[] = []) => edit.reloadPacks(now, files, { from: 'disk', held })
  const settled = () => new Promise((done) => setImmediate(done))
  return { ...made, edit, holder, opened, lifted, reload, settled }
}

describe('changed scripts', () => {
  test('replace the old ones at the same decision: the state has their files, and why no comparison with the old scripts was made', async () => {
    const { reload, state, calls, settled, table, inputs, playing, shelf } = await editing()
    await playing.answer(answered('c0', 'a'))
    calls.splice(0)
    const states: unknown[] = []
    table.store.subscribe(({ reloaded }, before) => reloaded !== before.reloaded && states.push(reloaded?.state))
    const files = [BELL]
    await reload(files, ['oak/cards/crow.ts'])
    await settled()
    expect(calls).toEqual(['snapshot 1', 'replace at 1', 'drop what waits'])
    expect(state()).toMatchObject({
      ...{ status: 'ready', at: 1, saved: 'saved', packs: now, problems: [{ message: 'left out' }], branches: [] },
      reloaded: {
        ...{
          state: 'done',
          files,
          from: 'disk',
          held: ['oak/cards/crow.ts'],
          before: old,
          dropped: 0,
          now: [],
          problems: [{ message: 'left out' }],
        },
        failure: 'a table that a test made up has no realm',
      },
    })
    expect(states).toEqual(['comparing', 'done'])
    expect([inputs().length, table.reloading]).toEqual([1, undefined])
    expect((await shelf.kept('game'))?.packs).toEqual({ oak: 'new' })
  })

  test('that the last decisions no longer fit: the state has the number of dropped decisions, and a branch keeps them', async () => {
    const { reload, state, holder, playing } = await editing()
    for (let i = 0; i < 3; i++) await playing.answer(answered(`c${i}`, 'a'))
    const { replacePacks } = holder
    holder.replacePacks = async (...given) => {
      const problems = await replacePacks(...given)
      await holder.rewind(1)
      return problems
    }
    await reload()
    expect(state()).toMatchObject({ at: 1, reloaded: { dropped: 2 } })
    expect(state().branches.map(({ name, inputs }) => [name, inputs.length])).toEqual([['First branch, before the change', 3]])
  })

  test.each<readonly [string, MachineError | Error, number, string | undefined]>([
    [
      'is busy with something else',
      new MachineError({ reason: 'silent', message: 'no answer', running: 0, machine: 'well' }),
      1,
      undefined,
    ],
    ['is busy twice', new MachineError({ reason: 'silent', message: 'no answer', running: 0, machine: 'well' }), 2, 'no answer'],
    ['breaks', new MachineError({ reason: 'poisoned', message: 'it broke', running: 0, machine: 'poisoned' }), 1, 'it broke'],
    ['refuses the scripts', new Error('open: BadScript: no such word'), 1, 'no such word'],
  ])('for which the realm %s', async (_, error, times, failure) => {
    const { reload, state, holder, table, playing, inputs } = await editing()
    const { replacePacks } = holder
    let left = times
    holder.replacePacks = async (...given) => {
      if (left-- > 0) throw error
      return replacePacks(...given)
    }
    await reload([BELL], ['held'])
    const { reloaded, status } = state()
    expect([status, reloaded?.state === 'failed', reloaded?.state === 'failed' ? reloaded.failure : undefined]).toEqual([
      ...['ready', failure !== undefined, failure],
    ])
    if (failure) expect(reloaded).toMatchObject({ files: [BELL], held: ['held'], before: old, dropped: 0, now: [], problems: [] })
    expect(table.reloading).toBeUndefined()
    // the game accepts the next answer
    await playing.answer(answered('c0', 'a'))
    expect(inputs()).toHaveLength(1)
  })

  test.each<readonly [string, string, boolean]>([
    ['oak:bell#action', BELL, true],
    ['oak:bell#action', 'oak/cards/crow.ts', false],
    ['oak:bell#action', 'oak/lib/ring.ts', true],
    ['oak:bell#action', 'elm/lib/ring.ts', false],
    ['oak:bell#action', 'elm/cards/bell.ts', false],
    ['oak:gone#action', 'oak/cards/crow.ts', true],
    ['ash:bell#action', BELL, true],
  ])('switch the muted ability %s on again if %s changed: %s', async (ability, file, works) => {
    const { reload, lifted } = await editing()
    await reload([file])
    expect(lifted[0]?.(ability)).toBe(works)
  })

  test('close the curtain when the seat of another hidden hand is asked', async () => {
    const { reload, calls, state, table } = await editing(() => ({ question: choiceOf('c', ['a'], { who: 'p2' }) }))
    table.set({ hands: 'hidden' })
    await reload()
    expect([calls.includes('look as table'), state().curtain]).toEqual([true, 'p2'])
  })

  test('may change the question: it is passed automatically if the settings say so', async () => {
    let changed = false
    const { reload, state, holder } = await editing(
      (at) => ({ question: changed && at === 0 ? windowOf('w') : choiceOf(`c${at}`, ['a']) }),
      {
        state: { stops: { stops: 'nowhere', alwaysAsk: [], neverAsk: [] } },
      },
    )
    const { replacePacks } = holder
    holder.replacePacks = (...given) => {
      changed = true
      return replacePacks(...given)
    }
    await reload()
    expect(state()).toMatchObject({ at: 1, status: 'ready', question: { key: 'c1' } })
  })

  test('wait for an answer that is being processed, and replace nothing if the game has failed or ended after it', async () => {
    const { reload, calls, table, settled } = await editing()
    for (const [then, asked] of [
      ['failed', false],
      ['ready', true],
    ] as const) {
      table.set({ status: 'thinking' })
      const done = reload()
      await settled()
      expect(calls).toEqual([])
      table.set({ status: then })
      await done
      expect(calls.length > 0).toBe(asked)
    }
    calls.splice(0)
    table.set({ status: 'thinking' })
    const late = reload()
    table.generation++
    table.set({ status: 'ready' })
    await late
    table.running = undefined
    await reload()
    expect(calls).toEqual([])
  })
})

describe('the snapshot that is prepared for a change of scripts', () => {
  test('is used if the game has no further input since then, and is requested again otherwise', async () => {
    const { edit, reload, calls, playing } = await editing()
    edit.prepareReload()
    edit.prepareReload()
    await reload()
    expect(calls.filter((call) => /snapshot|replace/.test(call))).toEqual(['snapshot 1', 'replace at 0'])
    edit.prepareReload()
    await playing.answer(answered('c0', 'a'))
    await reload()
    expect(calls.filter((call) => /snapshot|replace/.test(call)).slice(2)).toEqual(['snapshot 2', 'snapshot 3', 'replace at 1'])
  })

  test('is requested again if the request failed', async () => {
    const { edit, reload, calls, holder, state } = await editing()
    const { snapshot } = holder
    holder.snapshot = () => Promise.reject(new Error('busy'))
    edit.prepareReload()
    holder.snapshot = snapshot
    await reload()
    expect([calls.slice(0, 2), state().reloaded?.state === 'failed']).toEqual([['snapshot 1', 'replace at 0'], false])
  })

  test.each<readonly [string, readonly string[]]>([
    ['ready', ['make ready old for oak/cards/bell.ts', 'snapshot 1']],
    ['thinking', []],
  ])('is requested only while no answer is processed: the game is %s', async (status, made) => {
    const { edit, calls, table } = await editing()
    table.set({ status: status as 'ready' })
    edit.noteEdited(new Set([BELL]), 'yes')
    expect(calls).toEqual(made)
  })

  test('is not requested while an earlier change is being compared, without an open file, or for packs that are not in the game', async () => {
    const { edit, calls, table } = await editing()
    edit.noteEdited(new Set(), 'no')
    edit.noteWritten(['elm/cards/bell.ts', 'oaken/cards/bell.ts'])
    table.set({ reloaded: { state: 'comparing' } as never })
    edit.noteWritten([BELL])
    edit.noteEdited(new Set([BELL]), 'no')
    expect(calls).toEqual([])
    table.set({ reloaded: undefined })
    edit.noteWritten(['elm/cards/bell.ts', 'oak/cards/crow.ts'])
    // the file that is open in an editor is likely to change as well
    expect(calls).toEqual(['make ready old for oak/cards/bell.ts,oak/cards/crow.ts', 'snapshot 1'])
  })

  test('is requested again after a change, because the author will probably change the file again', async () => {
    const { edit, reload, calls, settled } = await editing()
    edit.noteEdited(new Set([BELL]), 'no')
    calls.splice(0)
    await reload()
    await settled()
    expect(calls.at(-1)).toBe('make ready new for oak/cards/bell.ts')
  })
})

test('the state has the files of a change that was refused, until the player keeps the position', async () => {
  const { edit, state, table } = await editing()
  edit.refuseReload([BELL], ['held'], 'this page')
  expect(state().reloaded).toEqual({
    ...{ state: 'failed', files: [BELL], from: 'this page', held: ['held'], dropped: 0, now: [], problems: [], before: old },
  })
  edit.keepPosition()
  expect(state().reloaded).toBeUndefined()
  table.running = undefined
  edit.refuseReload([BELL], [], 'disk')
  expect(state().reloaded).toBeUndefined()
})

test('taking the replay opens the game under the same id with its decisions and without faults; redo, save points, line and branches stay', async () => {
  const { edit, opened, holder, table, running, playing } = await editing()
  for (let i = 0; i < 2; i++) await playing.answer(answered(`c${i}`, 'a'))
  await playing.goTo(1)
  const fault: Input = { kind: 'fault', ability: 'oak:bell#action', reason: 'script-error' }
  holder.save = async () => ({ inputs: [answered('c0', 'a'), fault] }) as never
  table.set({ savePoints: [{ input: 0, name: 'here' }] })
  await edit.takeReplay()
  const { redo, redoPlaces, savePoints, line, branches } = table.state
  expect(redo).toHaveLength(1)
  expect(opened).toEqual([
    [
      running.held?.game,
      old,
      running.held?.engine,
      { id: 'game', inputs: [answered('c0', 'a')], redo, redoPlaces, savePoints, line, branches },
    ],
  ])
  table.running = undefined
  await edit.takeReplay()
  expect(opened).toHaveLength(1)
})
