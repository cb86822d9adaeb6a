/** Copies a pack to a new one of the user. */
import { suggestSlug } from '@questwright/packs/browser'
import { absent, type PackState } from '../../api-types.ts'
import { getFile } from '../api.ts'
import { useLibrary } from '../library.ts'
import { applyChanges, createPack } from '../workspace.ts'

/** Files that are not copied: `createPack` makes new ones, or they are valid only for the original folder. */
const leftOut = ['package.json', 'tsconfig.json', 'README.md']

/**
 * Copies facts, scripts, scenes and texts of a pack into a new one. Names inside the pack are bare, so they need no change, except where they contain
 * the id of the pack itself. Pictures are not copied.
 * @returns the id of the new pack @throws ApiError when nothing can be written
 */
export async function copyPack(source: PackState, { title }: { readonly title: string }): Promise<string> {
  const from = source.bundle?.id ?? source.pack
  const taken = new Set(useLibrary.getState().packs?.packs.flatMap(({ pack, bundle }) => [pack, bundle?.id ?? pack]))
  const base = suggestSlug(title)
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  const paths = source.files.map(({ path }) => path).filter((path) => /\.(json|ts)$/.test(path) && !leftOut.includes(path))
  const files = await Promise.all(paths.map(async (path) => ({ path, text: (await getFile(source.pack, path)).text })))
  const pack = await createPack({ title, id })
  const words = await getFile(pack, 'text/en.json').catch(() => undefined)
  await applyChanges(
    files.map(({ path, text }) => ({
      do: 'write',
      pack,
      path,
      text: text.replaceAll(`${from}:`, `${pack}:`),
      expected: path === 'text/en.json' && words ? words.hash : absent,
    })),
  )
  return pack
}
