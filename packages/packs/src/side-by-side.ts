/** Which packs of a workspace are used side by side, and under which ids. Pure. */
import { type IdOf, idsOf, packId } from './names/pack-ids.ts'

/** A pack as it was found: its manifest as text, and what it is to the workspace. */
export interface FoundManifest {
  readonly kind: 'own' | 'installed' | 'shipped'
  readonly manifest: string | undefined
}

/** A pack in whose place another one is used. */
interface Replaced<Pack> {
  readonly pack: Pack
  readonly by: Pack
}

export interface SideBySide<Pack> {
  /** The packs that are used, in the order in which they were found. */
  readonly kept: readonly Pack[]
  /** Installed packs of which the workspace has its own copy. */
  readonly hidden: readonly Replaced<Pack>[]
  /** Packs with the very name of another one. */
  readonly twice: readonly Replaced<Pack>[]
  readonly idOf: IdOf
}

/**
 * Packs of strangers with one short id are used side by side. Three things stand in the place of a pack: a copy of it (`forkedFrom` in its manifest), a
 * pack of the same name, and, for a pack that the program ships, any pack of its short id.
 * @param packs those of the workspace itself first, then installed ones, then those that the program ships
 * @param manifestOf of a pack
 */
export function sideBySide<Pack>(packs: readonly Pack[], manifestOf: (pack: Pack) => FoundManifest): SideBySide<Pack> {
  const kept: { readonly pack: Pack; readonly read: Read; readonly kind: FoundManifest['kind'] }[] = []
  const hidden: Replaced<Pack>[] = []
  const twice: Replaced<Pack>[] = []
  for (const pack of packs) {
    const { kind, manifest } = manifestOf(pack)
    const read = readName(manifest)
    const by = kept.find((one) => standsFor(one.read, read, kind))?.pack
    if (by !== undefined && kind === 'installed') hidden.push({ pack, by })
    else if (by !== undefined && kind === 'own') twice.push({ pack, by })
    // of own packs both are kept, and the check reports them
    if (by === undefined || kind === 'own') kept.push({ pack, read, kind })
  }
  return { kept: kept.map(({ pack }) => pack), hidden, twice, idOf: idsOf(kept.flatMap(({ read: { name } }) => name ?? [])) }
}

interface Read {
  readonly name?: string
  /** The name of the pack of which it is a copy. */
  readonly original?: string
}

function standsFor(first: Read, { name }: Read, kind: FoundManifest['kind']): boolean {
  if (name === undefined || first.name === undefined || packId(first.name) !== packId(name)) return false
  return kind === 'shipped' || first.name === name || (kind === 'installed' && first.original === name)
}

function readName(manifest: string | undefined): Read {
  try {
    const { name, questwright } = JSON.parse((manifest ?? '').replace(/^\uFEFF/, '')) as {
      readonly name?: unknown
      readonly questwright?: { readonly forkedFrom?: { readonly name?: unknown } }
    }
    const original = questwright?.forkedFrom?.name
    return { ...(typeof name === 'string' ? { name } : {}), ...(typeof original === 'string' ? { original } : {}) }
  } catch {
    return {}
  }
}
