/** Reads the pictures of a pack on disk. Unchanged files are not read again. */
import { readFile } from 'node:fs/promises'
import type { MetFile } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import { mostFileBytes } from './found-packs.ts'
import { isHidden, isImagePath } from './paths.ts'

const deepest = 12
const known = new Map<string, { readonly stamp: string; readonly hash: string }>()
const mostKnown = 20_000

/** A picture, and the hash of its bytes. */
export interface PackImage {
  readonly path: string
  readonly hash: string
}

/** The pictures among the files of a pack, sorted by path. Pictures that are too large are left out. */
export async function imagesAmong(files: readonly MetFile[]): Promise<readonly PackImage[]> {
  const found: PackImage[] = []
  for (const file of files) {
    const hash = isPicture(file) ? await hashOf(file) : undefined
    if (hash !== undefined) found.push({ path: file.path, hash })
  }
  return found.sort((one, other) => (one.path < other.path ? -1 : 1))
}

function isPicture({ path, status }: MetFile): boolean {
  const parts = path.split('/')
  return isImagePath(path) && status.size <= mostFileBytes && parts.length <= deepest + 1 && !parts.some(isHidden)
}

async function hashOf({ place, status }: MetFile): Promise<string | undefined> {
  try {
    const stamp = `${status.mtimeMs} ${status.size} ${status.ino}`
    const before = known.get(place)
    if (before?.stamp === stamp) return before.hash
    if (known.size > mostKnown) known.clear()
    const hash = sha256(await readFile(place))
    known.set(place, { stamp, hash })
    return hash
  } catch {
    return undefined
  }
}
