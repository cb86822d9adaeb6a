/**
 * Starts the worker of a realm in Node. The worker's TypeScript is bundled into the cache first, so that the host can run under any
 * TypeScript runner.
 */
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { buildCached } from './cached-build.ts'
import type { WorkerPort } from './host.ts'
import { NOTE_BYTES, Notes } from './notes.ts'
import type { Reply } from './protocol.ts'
import { compileWasm } from './wasm-node.ts'

/** with less, V8's own stack overflows before the limit for scripts is reached (docs/decisions/realm-stack.md) */
const STACK_MEGABYTES = 4
const HEAP_MEGABYTES = 512

let built: Promise<string> | undefined

/** The worker as one file of plain JavaScript. */
function workerFile(): Promise<string> {
  built ??= buildCached(
    fileURLToPath(new URL('./worker-node.ts', import.meta.url)),
    'worker',
    { format: 'esm', target: 'node20', platform: 'node', charset: 'utf8' },
    'mjs',
  ).then((result) => result.file)
  return built
}

/** Starts a worker thread for `openRealmInWorker`. */
export async function nodePort(): Promise<WorkerPort> {
  const [file, wasm] = await Promise.all([workerFile(), compileWasm()])
  const shared = new SharedArrayBuffer(NOTE_BYTES)
  const notes = new Notes(new Int32Array(shared))
  const worker = new Worker(file, {
    name: 'questwright-realm',
    execArgv: [],
    env: {},
    workerData: { shared, wasm },
    resourceLimits: { stackSizeMb: STACK_MEGABYTES, maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  // an open realm must not keep the process alive; during a call, the watchdog's timer does
  worker.unref()
  return {
    post: (message) => worker.postMessage(message),
    listen(onReply, onDeath) {
      worker.on('message', (reply: Reply) => onReply(reply))
      worker.on('error', (error: Error & { code?: string }) => {
        onDeath(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'poisoned', `the worker failed: ${error.message}`)
      })
      worker.on('exit', (code) => onDeath('poisoned', `the worker ended with code ${code}`))
    },
    end: () => {
      void worker.terminate()
    },
    notes: () => notes,
  }
}
