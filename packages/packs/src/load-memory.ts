/** Cache of the last loading of a pack: unchanged files are not read and checked again. */
import type { Rulebook } from '@questwright/rulebook'
import type { FactValue, PackFiles } from './bundle.ts'
import type { Problem } from './problem.ts'
import { sha256 } from './sha256.ts'

/** The result for a JSON file. */
export interface ReadFacts {
  readonly problems: readonly Problem[]
  /** The value; absent when it cannot be used. */
  readonly value?: FactValue | undefined
}

/** The inputs of a cached result: the same inputs give the same result. */
interface Known {
  readonly pack: string
  readonly rulebook: Rulebook
  /** The id of a dependency that is not loaded. */
  readonly absent: string | undefined
  /** The declarations of loaded packs on which this pack does not depend, as a text. */
  readonly elsewhere: string
  readonly source: string
}

/** The cache of one pack; each loading updates it. */
export interface LoadMemory {
  readonly facts: Map<string, ReadFacts & Known>
  readonly hashes: Map<string, { readonly source: string; readonly hash: string }>
}

/** An empty cache. */
export function newLoadMemory(): LoadMemory {
  return { facts: new Map(), hashes: new Map() }
}

/** The result for a file; it is computed again only where the text differs from last time. */
export function rememberedFacts(
  { facts }: LoadMemory,
  { path, ...as }: Known & { readonly path: string },
  read: () => ReadFacts,
): ReadFacts {
  const before = facts.get(path)
  const isSame =
    before?.pack === as.pack && before.rulebook === as.rulebook && before.absent === as.absent && before.elsewhere === as.elsewhere
  if (isSame && before.source === as.source) return before
  const now = read()
  facts.set(path, { ...now, ...as })
  return now
}

/** sha256 of a file's text. */
export function rememberedHash({ hashes }: LoadMemory, path: string, source: string): string {
  const before = hashes.get(path)
  if (before?.source === source) return before.hash
  const hash = sha256(source)
  hashes.set(path, { source, hash })
  return hash
}

/** Removes files that no longer exist from the cache. */
export function forgetOthers(memory: LoadMemory, files: PackFiles): void {
  for (const kept of [memory.facts, memory.hashes]) for (const path of kept.keys()) if (!Object.hasOwn(files, path)) kept.delete(path)
}
