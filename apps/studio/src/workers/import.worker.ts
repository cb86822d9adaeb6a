/** The worker that reads dropped tables: thousands of cards take seconds, and the page must stay responsive. */
import { packOfTables } from '@questwright/workshop/pack-of-tables'
import type { TablesAnswer, TablesQuestion } from '@questwright/workshop/tables-apart'

const port = self as unknown as {
  onmessage: ((event: MessageEvent<TablesQuestion>) => void) | null
  postMessage: (answer: TablesAnswer) => void
}

port.onmessage = ({ data: { dropped, packs } }) => {
  packOfTables(dropped, packs).then(
    (made) => port.postMessage({ made }),
    (error: unknown) => port.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
  )
}
