/** Changes the package.json of a pack: functions that take its text and return the new text. */
import { usualRange } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import { type Facts, readFacts } from './facts-json.ts'

/** Version ranges by the names of packs. */
export type Dependencies = { readonly [name: string]: string }

const written = (manifest: Facts): string => `${JSON.stringify(manifest, null, 2)}\n`

const dependenciesOf = ({ dependencies }: Facts): Dependencies =>
  (typeof dependencies === 'object' && dependencies !== null ? dependencies : {}) as Dependencies

/**
 * The ranges under which packs become dependencies of another one.
 * @param isOwn whether a pack, by its id, is one of the workspace: it is used as it is there
 */
export function rangesFor(others: readonly PackOutline[], isOwn: (id: string) => boolean): Dependencies {
  return Object.fromEntries(others.map(({ id, name, packVersion }) => [name, isOwn(id) ? 'workspace:*' : usualRange(packVersion)]))
}

/**
 * The manifest with other dependencies.
 * @returns the text, and the dependencies before the change; undefined where the text is no JSON object
 */
export function withDependencies(
  text: string,
  change: (now: Dependencies) => Dependencies,
): { readonly text: string; readonly before: Dependencies } | undefined {
  const manifest = readFacts(text)
  if (manifest === undefined) return undefined
  const before = dependenciesOf(manifest)
  return { text: written({ ...manifest, dependencies: change(before) }), before }
}

/**
 * The manifest after a pack of the workspace got another name.
 * @param own the new name, where this is the manifest of that pack
 * @returns undefined where the manifest does not change
 * @throws SyntaxError where it is no JSON
 */
export function withPackName(text: string, own: string | undefined, old: string, name: string): string | undefined {
  const manifest = JSON.parse(text) as Facts
  const dependencies = dependenciesOf(manifest)
  const needs = Object.hasOwn(dependencies, old)
  if (own === undefined && !needs) return undefined
  const renamed = Object.entries(dependencies).map(([needed, range]) => [needed === old ? name : needed, range] as const)
  return written({
    ...manifest,
    ...(own === undefined ? {} : { name: own }),
    ...(needs ? { dependencies: Object.fromEntries(renamed) } : {}),
  })
}
