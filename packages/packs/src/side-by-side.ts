/** Decides which packs of a workspace are used together, and under which ids. */
import { type IdOf, idsOf, packId } from './names/pack-ids.ts'

/** A pack as it was found: the text of its manifest, and whether it is the workspace's own, installed or shipped. */
export interface FoundManifest {
  readonly kind: 'own' | 'installed' | 'shipped'
  readonly manifest: string | undefined
}

/** A pack that is not used, and the pack that is used in its place. */
interface Replaced<Pack> {
  readonly pack: Pack
  readonly by: Pack
}

export interface SideBySide<Pack> {
  /** The packs that are used, in the order in which they were found. */
  readonly kept: readonly Pack[]
  /** Installed packs that are not used because the workspace has a copy of them. */
  readonly hidden: readonly Replaced<Pack>[]
  /** Packs that are not used because another pack has exactly the same name. */
  readonly twice: readonly Replaced<Pack>[]
  readonly idOf: IdOf
}

/**
 * Packs of different authors with the same short id are used together. A pack is replaced by another one in three cases: the other is a copy of it
 * (`forkedFrom` in its manifest); both have the same full name; or it is shipped with the program, and another pack has its short id.
 * @param packs those of the workspace itself first, then installed ones, then those that the program ships
 * @param manifestOf returns the manifest of a pack
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
    // two of the workspace's own packs are both kept, and the check reports them
    if (by === undefined || kind === 'own') kept.push({ pack, read, kind })
  }
  return { kept: kept.map(({ pack }) => pack), hidden, twice, idOf: idsOf(kept.flatMap(({ read: { name } }) => name ?? [])) }
}

interface Read {
  readonly name?: string
  /** The name of the pack of which this one is a copy. */
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
