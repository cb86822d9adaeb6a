/** Pictures of a pack on disk. What has not changed is not read again. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mostFileBytes } from './found-packs.ts'
import { hashBytes } from './hash.ts'
import { isHidden, isImagePath } from './paths.ts'

const deepest = 12
const known = new Map<string, { readonly stamp: string; readonly hash: string }>()
const mostKnown = 20_000

/** The pictures below a pack's folder, sorted by path, with the hash of their bytes. Links are not followed; too large ones do not count. */
export async function imageHashes(place: string): Promise<readonly { readonly path: string; readonly hash: string }[]> {
  const found: { path: string; hash: string }[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > deepest) return
    for (const entry of await readdir(join(place, folder), { withFileTypes: true }).catch(() => [])) {
      if (isHidden(entry.name)) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) await visit(path, depth + 1)
      else if (entry.isFile() && isImagePath(path)) {
        const hash = await hashOf(join(place, path))
        if (hash !== undefined) found.push({ path, hash })
      }
    }
  }
  await visit('', 0)
  return found.sort((one, other) => (one.path < other.path ? -1 : 1))
}

async function hashOf(file: string): Promise<string | undefined> {
  try {
    const status = await stat(file)
    if (status.size > mostFileBytes) return undefined
    const stamp = `${status.mtimeMs} ${status.size} ${status.ino}`
    const before = known.get(file)
    if (before?.stamp === stamp) return before.hash
    if (known.size > mostKnown) known.clear()
    const hash = hashBytes(await readFile(file))
    known.set(file, { stamp, hash })
    return hash
  } catch {
    return undefined
  }
}

/** What the first bytes of a picture say that it is. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | 'svg' | 'other' {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0x89 && letters(1, 4) === 'PNG') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  const head = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart()
  return /^<(?:\?xml|svg|!--|!DOCTYPE svg)/i.test(head) && /<svg/i.test(new TextDecoder().decode(bytes)) ? 'svg' : 'other'
}

/** Whether a file of this name may hold these bytes: a page that asks for a picture must not get something else. */
export function fitsItsName(path: string, bytes: Uint8Array): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return pictureKind(bytes) === (ending === 'jpg' ? 'jpeg' : ending)
}
