/** In which order packs are loaded that lie side by side: what the systems of a pack bring must be known before the cards of those that stand on it are judged. */
import { broughtElsewhere } from './brought-elsewhere.ts'
import type { PackBundle, PackFiles } from './bundle.ts'
import { roleOf } from './layout.ts'
import { type IdOf, packId } from './names/pack-ids.ts'
import { withGround } from './pack-rulebook.ts'

/**
 * Sorts packs so that each comes after its dependencies among them. Otherwise packs with systems come first, so that a card whose type such a pack
 * brings can name the missing dependency, and the order stays. Of two packs with one id the first is used as dependency.
 * @param filesOf gives the files of a pack; only names in its manifest are read, and an unreadable manifest names none
 */
export function inLoadingOrder<Pack>(packs: readonly Pack[], filesOf: (pack: Pack) => PackFiles, idOf: IdOf = packId): Pack[] {
  const known = packs.map((pack) => ({ pack, ...namesIn(filesOf(pack)['package.json'], idOf) }))
  const done = new Set<Pack>()
  const open = new Set<Pack>()
  const visit = ({ pack, needs }: (typeof known)[number]): void => {
    if (open.has(pack)) return
    open.add(pack)
    for (const id of needs) {
      const needed = known.find((one) => one.id === id)
      if (needed) visit(needed)
    }
    done.add(pack)
  }
  const bringsSystems = (one: (typeof known)[number]): boolean =>
    known.find(({ id }) => id === one.id) === one && Object.keys(filesOf(one.pack)).some((path) => roleOf(path).role === 'system')
  for (const one of [...known.filter(bringsSystems), ...known]) visit(one)
  return [...done]
}

/**
 * Everything in other packs on which loading a pack depends, as a text: while it is the same, the same files load to the same pack.
 * @param others the loaded packs
 */
export function groundOf(files: PackFiles, others: readonly PackBundle[], idOf: IdOf = packId): string {
  const { id = '', needs } = namesIn(files['package.json'], idOf)
  const absent = needs.filter((id) => !others.some((other) => other.id === id)).map((id) => `${id} is not here`)
  const ground = withGround(
    others.filter(({ id }) => needs.includes(id)),
    others,
  )
  const chapters = ground.flatMap(({ id, hashes, systems }) =>
    systems === undefined
      ? []
      : Object.keys(hashes).flatMap((path) => (roleOf(path).role === 'system' ? `${id}/${path} ${hashes[path]}` : [])),
  )
  const elsewhere = JSON.stringify(broughtElsewhere({ id, dependencies: needs }, others))
  return [id, ...needs, ...absent, ...chapters, elsewhere].join('\n')
}

function namesIn(manifest: string | undefined, idOf: IdOf): { readonly id?: string; readonly needs: readonly string[] } {
  try {
    const { name, dependencies } = JSON.parse((manifest ?? '').replace(/^\uFEFF/, '')) as {
      readonly name?: unknown
      readonly dependencies?: unknown
    }
    return {
      ...(typeof name === 'string' ? { id: idOf(name) } : {}),
      needs: typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies).map(idOf) : [],
    }
  } catch {
    // loading reports a broken manifest
    return { needs: [] }
  }
}
