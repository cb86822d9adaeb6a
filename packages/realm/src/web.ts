/** Opens realms in pages and their workers: no Node. */
export * from './shared.ts'
export { webPort } from './web-port.ts'
export { serveWebWorker } from './worker-web.ts'
