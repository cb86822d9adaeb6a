/** Loads the TypeScript compiler when something is compiled for the first time: it is large, and not needed where no script has changed. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type TypeScript from 'typescript'

let loaded: typeof TypeScript | undefined

function load(): typeof TypeScript {
  // written in two parts, so that bundlers do not include the compiler
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
