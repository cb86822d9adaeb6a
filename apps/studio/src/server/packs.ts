/** All packs of a workspace, loaded and checked; what has not changed is not made again. No script of a pack runs here. */
import { checkPacks, type LoadedPack, loadPack, type PackBundle, type Problem } from '@questwright/packs'
import type { PackState, PacksAnswer } from '../api-types.ts'
import { hashText, hashTexts } from './hash.ts'
import type { Workspace } from './workspace.ts'

interface Kept {
  readonly hash: string
  readonly state: PackState
}

interface Cache {
  readonly packs: Map<string, Kept>
  checked?: { readonly hash: string; readonly problems: readonly Problem[] }
}

const caches = new WeakMap<Workspace, Cache>()

/** Loads every pack of a workspace (see `PacksAnswer`). A pack that cannot be read is told with its problem; the others load. */
export async function readPacks(workspace: Workspace): Promise<PacksAnswer> {
  const cache = cacheOf(workspace)
  const states: Kept[] = []
  for (const { pack, folder } of await workspace.listPacks()) {
    const lying = await readOne(workspace, pack)
    if (lying === undefined) continue
    const { files, images } = lying
    const hash = hashTexts({ ...files, '': [folder, ...images.map((image) => `${image.path} ${image.hash}`)].join('\n') })
    const known = cache.packs.get(pack)
    states.push(known?.hash === hash ? known : { hash, state: stateOf(pack, folder, { files, images }, loadPack(files)) })
  }
  cache.packs.clear()
  for (const one of states) cache.packs.set(one.state.pack, one)
  const hash = hashText([workspace.name, workspace.writing, ...states.map((one) => one.hash)].join('\0'))
  if (cache.checked?.hash !== hash) cache.checked = { hash, problems: checkPacks(bundlesOf(states)) }
  return {
    workspace: { name: workspace.name, writing: workspace.writing },
    packs: states.map((one) => one.state),
    problems: cache.checked.problems,
    hash,
  }
}

/** What lies in a pack; nothing for one that was taken away between the listing and the reading. */
async function readOne(workspace: Workspace, pack: string): Promise<Lying | undefined> {
  try {
    return { files: await workspace.readPack(pack), images: await workspace.listImages(pack) }
  } catch (error) {
    if ((await workspace.listPacks()).some((one) => one.pack === pack)) throw error
    return undefined
  }
}

function cacheOf(workspace: Workspace): Cache {
  const known = caches.get(workspace) ?? { packs: new Map() }
  caches.set(workspace, known)
  return known
}

interface Lying {
  readonly files: { readonly [path: string]: string }
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}

function stateOf(pack: string, folder: string, { files, images }: Lying, loaded: LoadedPack): PackState {
  const pictures = new Set(images.map(({ path }) => path))
  return {
    pack,
    folder,
    ...(loaded.bundle === undefined ? {} : { bundle: loaded.bundle }),
    problems: loaded.problems,
    files: [
      ...images,
      // a drawing is text as well; it counts once
      ...Object.keys(files)
        .filter((path) => !pictures.has(path))
        .map((path) => ({ path, hash: hashText(files[path] ?? '') })),
    ].sort((one, other) => (one.path < other.path ? -1 : 1)),
  }
}

function bundlesOf(states: readonly Kept[]): PackBundle[] {
  return states.flatMap(({ state }) => (state.bundle === undefined ? [] : [state.bundle]))
}
