/** Where a table runs (pages and their workers): no Node. */
export * from './shared.ts'
export { webPort } from './web-port.ts'
export { serveWebWorker } from './worker-web.ts'
