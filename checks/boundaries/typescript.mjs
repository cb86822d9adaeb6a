import { createRequire } from 'node:module'

/**
 * The TypeScript compiler. With `import`, Node would first scan the whole file for the names that it exports, which takes longer than to run it.
 * @type {typeof import('typescript')}
 */
export const ts = createRequire(import.meta.url)('typescript')
