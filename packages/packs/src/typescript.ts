/** The TypeScript compiler, loaded when something is compiled for the first time: it is large, and scripts that did not change need none. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type TypeScript from 'typescript'

let loaded: typeof TypeScript | undefined

function load(): typeof TypeScript {
  // named in two parts, so that no bundler packs it in
  const name = ['type', 'script'].join('')
  try {
    return createRequire(import.meta.url)(name) as typeof TypeScript
  } catch {
    return createRequire(join(process.cwd(), 'package.json'))(name) as typeof TypeScript
  }
}

export const typescript: typeof TypeScript = new Proxy({} as typeof TypeScript, {
  get: (_, name) => {
    loaded ??= load()
    return loaded[name as keyof typeof TypeScript]
  },
})
