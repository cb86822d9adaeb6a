/** In which order packs are loaded that lie side by side: what the systems of a pack bring must be known before the cards of those that stand on it are judged. */
import { broughtElsewhere } from './brought-elsewhere.ts'
import type { PackBundle, PackFiles } from './bundle.ts'
import { roleOf } from './layout.ts'
import { packId } from './manifest.ts'
import { withGround } from './pack-rulebook.ts'

/**
 * Packs in an order in which each stands behind those that it needs, as far as they are here; apart from that those with systems come first, so that of a
 * card whose type one of them brings it can be said which pack is missing, and the order stays. Of two packs with one id the first is what others stand on.
 * @param filesOf gives the files of one; of its manifest only the names are looked at, and one that cannot be read names none
 */
export function inLoadingOrder<Pack>(packs: readonly Pack[], filesOf: (pack: Pack) => PackFiles): Pack[] {
  const known = packs.map((pack) => ({ pack, ...namesIn(filesOf(pack)['package.json']) }))
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
 * What of other packs decides how the files of a pack load, as a text: while it is the same, the same files load to the same pack.
 * @param others the packs at hand
 */
export function groundOf(files: PackFiles, others: readonly PackBundle[]): string {
  const { id = '', needs } = namesIn(files['package.json'])
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
  return [...absent, ...chapters, elsewhere].join('\n')
}

function namesIn(manifest: string | undefined): { readonly id?: string; readonly needs: readonly string[] } {
  try {
    const { name, dependencies } = JSON.parse((manifest ?? '').replace(/^\uFEFF/, '')) as {
      readonly name?: unknown
      readonly dependencies?: unknown
    }
    return {
      ...(typeof name === 'string' ? { id: packId(name) } : {}),
      needs: typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies).map(packId) : [],
    }
  } catch {
    // what is wrong with it is told when it is loaded
    return { needs: [] }
  }
}
