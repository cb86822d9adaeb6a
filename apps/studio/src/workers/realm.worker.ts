/** The worker in which a table runs. */
import { serveWebWorker } from '@questwright/realm/web'

serveWebWorker()
