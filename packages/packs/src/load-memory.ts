/** What came of the files of a pack when it was last loaded: those that are the same need not be read and checked again. */
import type { Rulebook } from '@questwright/rulebook'
import type { FactValue, PackFiles } from './bundle.ts'
import type { Problem } from './problem.ts'
import { sha256 } from './sha256.ts'

/** What a JSON file gives. */
export interface ReadFacts {
  readonly problems: readonly Problem[]
  /** Absent when it cannot be used. */
  readonly value?: FactValue | undefined
}

/** What a file was read as: in which pack, of which game. */
interface Known {
  readonly pack: string
  readonly rulebook: Rulebook
  /** A pack on which it stands and that is not at hand. */
  readonly absent: string | undefined
  /** What packs at hand bring on which it does not stand, as a text. */
  readonly elsewhere: string
  readonly source: string
}

/** Of one pack; each load brings it up to date. */
export interface LoadMemory {
  readonly facts: Map<string, ReadFacts & Known>
  readonly hashes: Map<string, { readonly source: string; readonly hash: string }>
}

/** An empty cache. */
export function newLoadMemory(): LoadMemory {
  return { facts: new Map(), hashes: new Map() }
}

/** What a file gives, read only where its text is another one than last time. */
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

/** Forgets files that are not there any more. */
export function forgetOthers(memory: LoadMemory, files: PackFiles): void {
  for (const kept of [memory.facts, memory.hashes]) for (const path of kept.keys()) if (!Object.hasOwn(files, path)) kept.delete(path)
}
