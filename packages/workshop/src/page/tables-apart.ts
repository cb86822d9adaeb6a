/** Reads dropped tables in a worker, with a time limit. */

import type { DroppedFile, ImportRefusal } from '@questwright/interop/archives'
import type { PackBundle } from '@questwright/packs/types'
import type { PackOfTables } from './pack-of-tables.ts'

export interface TablesQuestion {
  readonly dropped: readonly DroppedFile[]
  readonly packs: readonly PackBundle[]
}

export type TablesAnswer = { readonly made: PackOfTables | ImportRefusal } | { readonly failed: string }

/** The time limit; all cards of the game take some ten seconds. */
const mostSeconds = 120

/** The part of `Worker` that is used here. */
export interface TablesWorker {
  onmessage: ((event: MessageEvent<TablesAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage: (question: TablesQuestion) => void
  terminate: () => void
}

/**
 * Reads dropped tables in a worker. It always resolves: a file that takes too long, or a worker that does not start, is a refusal.
 * @param signal aborts it
 * @param start starts the worker, which answers one message
 * @param seconds the time limit
 */
export function tablesApart(
  question: TablesQuestion,
  signal: AbortSignal,
  { start, seconds = mostSeconds }: { readonly start: () => TablesWorker; readonly seconds?: number },
): Promise<PackOfTables | ImportRefusal> {
  const remedy = 'Import it in parts, or in the terminal: npm run -s qw -- import FILE --new-pack "Its Title".'
  return new Promise((resolve) => {
    const worker = start()
    const end = (made: PackOfTables | ImportRefusal): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(made)
    }
    const timer = setTimeout(() => end({ message: `Reading took more than ${seconds} seconds and was stopped.`, remedy }), seconds * 1000)
    signal.addEventListener('abort', () => end({ message: 'Reading was stopped.', remedy: 'Choose the files again.' }), { once: true })
    worker.onmessage = ({ data }) => end('made' in data ? data.made : { message: `The files cannot be read: ${data.failed}`, remedy })
    worker.onerror = ({ message }) => end({ message: `The files cannot be read here${message ? `: ${message}` : ''}.`, remedy })
    worker.postMessage(question)
  })
}
