/** The worker's side of a realm in Node; `node-port.ts` bundles and starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { openNativeMachine } from './native-machine.ts'
import { Notes } from './notes.ts'
import { type Request, serveMachine } from './protocol.ts'
import { openQuickjsMachine } from './quickjs-machine.ts'

const { shared, wasm } = workerData as { shared: SharedArrayBuffer; wasm: WebAssembly.Module }
const notes = new Notes(new Int32Array(shared))
const port = parentPort
if (!port) throw new Error('worker-node.ts runs as a worker only')

const serve = serveMachine(async (kind, limits) =>
  kind === 'native' ? openNativeMachine({ notes }) : openQuickjsMachine({ ...limits, wasm, notes }),
)
port.on('message', async (request: Request) => {
  port.postMessage(await serve(request))
})
