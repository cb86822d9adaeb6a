/** Reports changed files to pages, with a single watch over the workspace. */
import { join, relative, sep } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import { absent, type FileChange } from '../page/index.ts'
import { readPicture } from './contents.ts'
import { type FoundPack, findPacks, readText } from './found-packs.ts'
import { isImagePath } from './paths.ts'
import { watchFolder } from './watch-folder.ts'
import type { Workspace } from './workspace.ts'

/** One shared watch over a folder: it starts with the first listener and stops with the last. */
export function watchOf(root: string): Workspace['watch'] {
  const listening = new Set<{ readonly tell: (changes: readonly FileChange[]) => void }>()
  let end: (() => void) | undefined
  return (tell) => {
    const listener = { tell }
    listening.add(listener)
    end ??= watchFolder(root, async (paths) => {
      // the folder itself may be gone: report its files as files of no pack, so that pages request all packs and get the error
      const packs = await findPacks(root).catch(() => [])
      const changes: FileChange[] = []
      for (const path of paths) changes.push(await changeOf(root, packs, path))
      for (const one of [...listening]) one.tell(changes)
    })
    return () => {
      listening.delete(listener)
      if (listening.size > 0) return
      end?.()
      end = undefined
    }
  }
}

async function changeOf(root: string, packs: readonly FoundPack[], path: string): Promise<FileChange> {
  const slashed = path.split(sep).join('/')
  const owner = packs.find(({ folder }) => folder === '.' || slashed.startsWith(`${folder}/`))
  const inPack = owner === undefined ? slashed : relative(owner.folder, slashed).split(sep).join('/')
  const hash = isImagePath(inPack)
    ? await readPicture(join(root, path)).then(
        (bytes) => (bytes ? sha256(bytes) : absent),
        () => absent,
      )
    : await readText(join(root, path)).then(
        (text) => (text === undefined ? absent : sha256(text)),
        () => absent,
      )
  return { pack: owner?.pack, path: inPack, hash }
}
