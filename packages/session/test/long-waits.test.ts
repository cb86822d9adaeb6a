/** A short wait is not announced, because that would render the table twice. A long wait is announced while it lasts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSession } from '../src/index.ts'
import { RunningTable } from '../src/running.ts'
import { createGameStore } from '../src/state.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

const oak = quietPack('oak')

/** Longer than any wait that is not announced, in milliseconds. */
const LONG = 10_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a game that computes for long is announced while it computes: not at once, not when it is ready, and not for a game that was left', () => {
  const table = new RunningTable(createGameStore(), ports())
  table.startThinking()
  vi.advanceTimersByTime(1)
  expect(table.state).toMatchObject({ status: 'thinking', wait: 'short' })
  vi.advanceTimersByTime(LONG)
  expect(table.state).toMatchObject({ status: 'thinking', wait: 'long' })

  table.startThinking()
  table.set({ status: 'ready' })
  vi.advanceTimersByTime(LONG)
  expect(table.state).toMatchObject({ status: 'ready', wait: 'short' })

  table.startThinking()
  table.generation++
  vi.advanceTimersByTime(LONG)
  expect(table.state.wait).toBe('short')

  // after the second of two answers, the wait for the first one is over
  table.startThinking()
  vi.advanceTimersByTime(200)
  table.startThinking()
  vi.advanceTimersByTime(200)
  expect(table.state.wait).toBe('short')
})

test('a changed script that takes long is announced while it is loaded into the game; one that is there at once never is', async () => {
  let gate: Promise<void> = Promise.resolve()
  const { openRealm, ...others } = ports()
  const session = new TableSession({
    ...others,
    openRealm: async (wanted) => {
      await gate
      return openRealm(wanted)
    },
  })
  await session.opening.start(quietGame(oak, 'waits'), [oak], engine)
  await playTo(session, 2)
  const waits: string[] = []
  const told = session.store.subscribe(({ status, wait, reloaded }) => waits.push(`${status} ${wait} ${reloaded?.state ?? 'nothing'}`))
  const files = ['quiet-oak/cards/bell.ts']
  const change = (bell: string) => session.liveEdit.reloadPacks([quietPack('oak', bell)], files, { from: 'disk', held: [] })
  const compared = () => vi.waitFor(() => expect(session.store.getState().reloaded?.state).toBe('done'), { timeout: LONG })

  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  const late = change('late')
  await vi.waitFor(() => expect(waits).toContain('thinking long comparing'), { timeout: LONG })
  open()
  await late
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 2 })
  await compared()

  waits.length = 0
  await change('at once')
  await compared()
  expect(waits.filter((one) => one.startsWith('thinking'))).toEqual([])
  expect(session.store.getState()).toMatchObject({ status: 'ready', at: 2 })
  told()
  session.opening.leave()
})
