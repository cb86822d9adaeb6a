/** Makes the text of a module of the engine from its TypeScript. Node only. */
import { buildCached } from './cached-build.ts'

export interface InsideBundle {
  /** CommonJS, ES2022, not minified: the function body that `Machine.define` accepts. */
  readonly code: string
  /** Source map as JSON. */
  readonly map: string
  /** sha256 of the code. */
  readonly hash: string
}

/** Names that the machine resolves itself: an import of them stays `require('…')`, so that several bundles share one instance. */
const ALWAYS_EXTERNAL = ['@questwright/realm/inside']

/**
 * Bundles an entry file for use inside a machine.
 * @param options `externals`: names of engine modules that are defined separately (`@questwright/kernel` …); `alias`: files that replace an
 * import, by its name
 * @throws esbuild's BuildFailure, whose message names file, line and column
 */
export async function bundleInside(
  entryFile: string,
  options: { readonly externals?: readonly string[]; readonly alias?: { readonly [name: string]: string } } = {},
): Promise<InsideBundle> {
  const external = [...ALWAYS_EXTERNAL, ...(options.externals ?? [])]
  const built = await buildCached(
    entryFile,
    'inside',
    {
      format: 'cjs',
      target: 'es2022',
      platform: 'neutral',
      minify: false,
      keepNames: false,
      charset: 'utf8',
      external,
      ...(options.alias ? { alias: options.alias } : {}),
      mainFields: ['module', 'main'],
    },
    'cjs',
  )
  return { code: built.code, map: built.map, hash: built.hash }
}
