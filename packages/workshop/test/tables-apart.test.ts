/** Tables (spreadsheet files) that are dropped on the library page are read in a worker. */
import { expect, it, vi } from 'vitest'
import { type TablesWorker, tablesApart } from '../src/page/tables-apart.ts'

it('reading that does not end, or a worker that does not start, is a refusal with a remedy', async () => {
  vi.useFakeTimers()
  try {
    const worker = (): TablesWorker & { state: string } => ({
      onmessage: null,
      onerror: null,
      state: 'running',
      postMessage() {},
      terminate() {
        this.state = 'ended'
      },
    })
    const question = { dropped: [], packs: [] }
    const slow = worker()
    const silent = tablesApart(question, new AbortController().signal, { start: () => slow, seconds: 30 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await silent).toMatchObject({
      message: 'Reading took more than 30 seconds and was stopped.',
      remedy: expect.stringContaining('qw'),
    })
    const broken = worker()
    const failed = tablesApart(question, new AbortController().signal, { start: () => broken })
    broken.onerror?.({ message: 'blocked' } as ErrorEvent)
    expect(await failed).toMatchObject({ message: 'The files cannot be read here: blocked.' })
    const stop = new AbortController()
    const stopped = worker()
    const given = tablesApart(question, stop.signal, { start: () => stopped })
    stop.abort()
    expect(await given).toMatchObject({ message: 'Reading was stopped.' })
    expect([slow.state, broken.state, stopped.state]).toEqual(['ended', 'ended', 'ended'])
  } finally {
    vi.useRealTimers()
  }
})
