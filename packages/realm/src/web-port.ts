/** Makes a port of a Web Worker whose entry calls `serveWebWorker`. */
import type { WorkerPort } from './host.ts'
import { NOTE_BYTES, Notes } from './notes.ts'
import type { Reply } from './protocol.ts'

/** The part of the browser's `Worker` that the host needs. */
export interface WebWorkerLike {
  postMessage(message: unknown): void
  terminate(): void
  onmessage: ((event: MessageEvent) => unknown) | null
  onerror: ((event: ErrorEvent) => unknown) | null
}

/** @param worker a worker that was just created @returns the port for `openRealmInWorker` */
export function webPort(worker: WebWorkerLike): WorkerPort {
  const isolated =
    typeof SharedArrayBuffer !== 'undefined' && (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated === true
  const shared = isolated ? new SharedArrayBuffer(NOTE_BYTES) : undefined
  const notes = shared && new Notes(new Int32Array(shared))
  if (shared) worker.postMessage({ shared })
  return {
    post: (message) => worker.postMessage(message),
    listen(onReply, onDeath) {
      worker.onmessage = (event) => onReply(event.data as Reply)
      worker.onerror = (event) => onDeath('poisoned', `the worker failed: ${event.message}`)
    },
    end: () => worker.terminate(),
    notes: () => notes,
  }
}
