/** Author, licence, description and changelog of a pack, from its own files. */
import { type ManifestWords, manifestWords } from '@questwright/packs/browser'
import { useEffect, useState } from 'react'
import type { PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'

export interface PackWords extends ManifestWords {
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
      if (!stopped) setWords({ ...manifestWords(json), readme, changelog })
    })
    return () => {
      stopped = true
    }
  }, [stamp])
  return words
}
