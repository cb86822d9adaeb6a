/**
 * The worker's side of a realm in a browser. The page creates the worker itself, because bundlers need the text `new Worker(new URL('…',
 * import.meta.url), { type: 'module' })` in its own source, and passes it to `openRealm` with `webPort`.
 */
import { Notes } from './notes.ts'
import { type Request, serveMachine } from './protocol.ts'
import { openQuickjsMachine } from './quickjs-machine.ts'

interface WorkerSelf {
  postMessage(message: unknown): void
  onmessage: ((event: { data: unknown }) => void) | null
}

/** Makes the worker of this global scope serve a realm. Call it once in the worker's entry file. */
export function serveWebWorker(): void {
  const self = globalThis as unknown as WorkerSelf
  // Pages without cross-origin isolation have no shared memory: there each change of the notes is posted as a message at the next tick.
  let shared: Notes | undefined
  let last = ''
  const serve = serveMachine((kind, limits) => {
    if (kind === 'native') throw new Error('a page has no native realm: it would run scripts of unknown authors without a sandbox')
    if (shared) return openQuickjsMachine({ ...limits, notes: shared })
    return openQuickjsMachine({
      ...limits,
      onTick: ({ running, checkpoint }) => {
        const now = `${running} ${checkpoint?.inputs} ${checkpoint?.hash}`
        if (now !== last) self.postMessage({ running, ...(checkpoint ? { checkpoint } : {}) })
        last = now
      },
    })
  })
  self.onmessage = async (event) => {
    const data = event.data as Request | { readonly shared: SharedArrayBuffer }
    if ('shared' in data) shared = new Notes(new Int32Array(data.shared))
    else self.postMessage(await serve(data))
  }
}
