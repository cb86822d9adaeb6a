/** Selects the scene files of a pack that must be run after a change. */
import type { PackBundle } from '@questwright/packs/types'

/** All scene files of a pack are run if there are at most this many. */
const few = 12

/**
 * Selects the files.
 * @param before the pack when its scenes were last run; undefined if they never ran
 * @returns paths of scene files, those affected directly first; all files where the change may affect anything
 */
export function filesToRun(before: PackBundle | undefined, now: PackBundle): readonly string[] {
  const all = now.scenes.map(({ path }) => path)
  if (!before) return all
  const changed = Object.keys({ ...before.hashes, ...now.hashes }).filter((path) => before.hashes[path] !== now.hashes[path])
  const relevant = changed.filter((path) => /\.(ts|json)$/.test(path) && !path.startsWith('decks/') && !path.startsWith('art/'))
  if (relevant.length === 0) return []
  const slugs = new Set<string>()
  let reaches: 'some' | 'all' = 'some'
  for (const path of relevant) {
    const slug = /^cards\/(?:.*\/)?([^/.]+)(?:\.scene)?\.(?:ts|json)$/.exec(path)?.[1]
    if (slug !== undefined) slugs.add(slug)
    else if (!path.endsWith('.scene.ts') && !path.startsWith('text/')) reaches = 'all'
  }
  const names = [...slugs].map((slug) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`))
  const first = now.scenes
    .filter(({ path, code }) => changed.includes(path) || names.some((name) => name.test(code)))
    .map(({ path }) => path)
  // changed titles do not affect scenes
  if (first.length === 0 && relevant.every((path) => path.startsWith('text/'))) return []
  return reaches === 'all' || all.length <= few ? [...first, ...all.filter((path) => !first.includes(path))] : first
}
