/** The title of a pack: the one that its author wrote, else one made from its id. */
import type { PackOutline } from './bundle.ts'
import { shortId } from './names/pack-ids.ts'

/** The title that an id suggests: `lcg-core-set` gives `Core Set`, `the-grey-ford` gives `The Grey Ford`. */
export const titleFromId = (id: string): string =>
  id
    .replace(/^lcg-(?=.)/, '')
    .replace(/-/g, ' ')
    .replace(/(^| )(?!(?<= )(?:and|at|by|for|from|in|of|on|the|to)\b)\p{L}/gu, (letter) => letter.toUpperCase())

/** The title of a pack, followed by its full name where another pack has the same short id. */
export const titleOfPack = ({ id, title, name }: Pick<PackOutline, 'id' | 'title'> & Partial<Pick<PackOutline, 'name'>>): string =>
  id === shortId(id) || name === undefined ? (title ?? titleFromId(id)) : `${title ?? titleFromId(shortId(id))} (${name})`

/**
 * The title of a pack whose manifest may be unreadable.
 * @param pack as in `PackState`
 */
export const titleOfState = ({ pack, bundle }: { readonly pack: string; readonly bundle?: PackOutline }): string =>
  bundle ? titleOfPack(bundle) : titleFromId(pack)

/**
 * Names the entries of a list. An entry is named by its title, followed by the title of its pack where an entry of another pack has the same title.
 * @param packTitle the title of a pack, by the `pack` of an entry
 * @returns a function that gives the name of an entry
 */
export function namesInList<Entry extends { readonly title: string; readonly pack: string }>(
  entries: readonly Entry[],
  packTitle: (pack: string) => string,
): (entry: Pick<Entry, 'title' | 'pack'>) => string {
  const packsOf = new Map<string, Set<string>>()
  for (const { title, pack } of entries) packsOf.set(title, (packsOf.get(title) ?? new Set()).add(pack))
  return ({ title, pack }) => ((packsOf.get(title)?.size ?? 0) > 1 ? `${title} (${packTitle(pack)})` : title)
}

/** The title of a pack of which only the id is known. */
export function titleOfId(id: string, bundles: readonly PackOutline[]): string {
  const bundle = bundles.find((one) => one.id === id)
  return bundle ? titleOfPack(bundle) : titleFromId(id)
}
