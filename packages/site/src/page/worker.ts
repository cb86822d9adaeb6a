/** The worker in which a table runs; the wasm of the sandbox is beside it. */
import { serveWebWorker } from '@questwright/realm/web'

serveWebWorker()
