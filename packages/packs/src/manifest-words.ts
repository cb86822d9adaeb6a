/** Author, licence, description and dependencies of a pack, from the text of its package.json. */
import { type Manifest, readManifest } from './manifest.ts'

export interface ManifestWords {
  readonly description: string
  readonly author: string
  readonly licence: string
  readonly homepage: string
  /** Name and range of each dependency. */
  readonly dependencies: readonly { readonly name: string; readonly range: string }[]
  /** The manifest; undefined while it is invalid. */
  readonly manifest: Manifest | undefined
}

/** The words of a manifest, as far as it can be parsed. */
export function manifestWords(json: string): ManifestWords {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    value = undefined
  }
  const record = isRecord(value) ? value : {}
  const read = isRecord(value) ? readManifest(value as Parameters<typeof readManifest>[0]) : undefined
  const dependencies = isRecord(record.dependencies) ? Object.entries(record.dependencies) : []
  return {
    description: text(record.description),
    author: personOf(record.author),
    licence: text(record.license),
    homepage: text(record.homepage),
    dependencies: dependencies.map(([name, range]) => ({ name, range: text(range) })),
    manifest: read && 'manifest' in read ? read.manifest : undefined,
  }
}

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of a person in a manifest: npm allows `Ann <ann@example.org> (site)` as well as an object. */
function personOf(value: unknown): string {
  const name = isRecord(value) ? text(value.name) : text(value)
  return name.replace(/\s*[<(].*$/, '')
}
