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

/**
 * The compiler. The first access to a member loads it and copies all members to this object, so that later accesses do not reach the proxy:
 * the gate reads a member for every node of a script, and with the proxy this took a tenth of its time.
 */
export const typescript: typeof TypeScript = Object.create(
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (loaded === undefined) {
          loaded = load()
          Object.assign(typescript, loaded)
        }
        return loaded[name as keyof typeof TypeScript]
      },
    },
  ),
)
