import type { TablesWorker } from '@questwright/workshop/tables-apart'

/** Starts the worker that reads dropped tables. */
export const startTablesWorker = (): TablesWorker =>
  new Worker(new URL('../../workers/import.worker.ts', import.meta.url), { type: 'module', name: 'questwright-import' })
