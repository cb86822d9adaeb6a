/** The order in which packs are loaded: the cards of a pack can be checked only when the systems of its dependencies are loaded. */
import { broughtElsewhere } from './brought-elsewhere.ts'
import type { PackBundle, PackFiles } from './bundle.ts'
import { roleOf } from './layout.ts'
import { type IdOf, packId } from './names/pack-ids.ts'
import { withGround } from './pack-rulebook.ts'

/**
 * Sorts packs so that each comes after its dependencies. Otherwise packs with systems come first, so that a card with a type from such a pack can
 * be reported together with the missing dependency; the remaining order is kept. Of two packs with the same id, the first is used as dependency.
 * @param filesOf returns the files of a pack; only names in its manifest are read, and an unreadable manifest counts as empty
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
 * Everything in other packs that affects how a pack is loaded, as a text: while it stays the same, the same files load to the same pack.
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
