/** Author, licence, description and changelog of a pack, from its own files. */
import { type Manifest, readManifest } from '@questwright/packs/browser'
import { useEffect, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'

export interface PackWords {
  readonly description: string
  readonly author: string
  readonly licence: string
  readonly homepage: string
  /** Name and range of each dependency. */
  readonly dependencies: readonly { readonly name: string; readonly range: string }[]
  /** The manifest; undefined while it is invalid. */
  readonly manifest: Manifest | undefined
  /** The readme in Markdown; empty when there is none. */
  readonly readme: string
  readonly changelog: string
}

/**
 * Reads these texts, and again when files of the pack change.
 * @returns undefined while they are being read
 */
export function usePackWords(pack: PackState | undefined): PackWords | undefined {
  const [words, setWords] = useState<PackWords | undefined>(undefined)
  const name = pack?.pack
  const stamp = `${name} ${pack?.hash}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp changes with the pack and its files
  useEffect(() => {
    let stopped = false
    if (name === undefined) return
    const read = async (path: string): Promise<string> => {
      if (!pack?.files.some((file) => file.path === path)) return ''
      return getFile(name, path).then(
        ({ text }) => text,
        () => '',
      )
    }
    void Promise.all([read('package.json'), read('README.md'), read('CHANGELOG.md')]).then(([json, readme, changelog]) => {
      if (!stopped) setWords({ ...wordsOf(json), readme, changelog })
    })
    return () => {
      stopped = true
    }
  }, [stamp])
  return words
}

/** The data of a package.json, as far as it can be parsed. */
function wordsOf(json: string): Omit<PackWords, 'readme' | 'changelog'> {
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
