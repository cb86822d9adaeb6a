/** The worker that runs the realm of a table. */
import { serveWebWorker } from '@questwright/realm/web'

serveWebWorker()
