/** Reads the contents of a tarball, with limits. It writes nothing to disk and runs no code of the pack. */
import { createGunzip } from 'node:zlib'
import { checkArchivePath, pathKey } from './archive-paths.ts'
import { RegistryTrouble } from './trouble.ts'

export const unpackLimits = {
  /** enough for the whole card pool with one file for each card, which has five thousand files */
  files: 20_000,
  fileBytes: 16_000_000,
  bytes: 150_000_000,
  packedBytes: 100_000_000,
  /** text compresses by a factor of ten to twenty; a large file with a higher factor is an attack */
  ratio: 100,
  ratioFrom: 10_000_000,
} as const

const refuse = (code: string, what: string): RegistryTrouble =>
  new RegistryTrouble(code, what, 'Nothing was unpacked. Do not use it, and tell its author or whoever runs the registry.')

/**
 * Reads a tarball into memory.
 * @returns the files by path, without the top folder that npm adds
 * @throws RegistryTrouble for links, devices, paths that lead out of the folder, duplicate paths, too many files, too many bytes, and
 * malformed tarballs
 */
export async function readTarball(bytes: Uint8Array, signal?: AbortSignal): Promise<ReadonlyMap<string, Buffer>> {
  if (bytes.length > unpackLimits.packedBytes)
    throw refuse('archive/too-large', `The tarball has more than ${unpackLimits.packedBytes / 1_000_000} MB.`)
  const { Parser } = await import('tar')
  const files = new Map<string, Buffer>()
  // by normalized path: whether it is a file or a folder, and its original spelling
  const taken = new Map<string, { readonly kind: 'file' | 'folder'; readonly path: string }>()
  let [count, unpacked] = [0, 0]
  let trouble: unknown

  const occupy = (path: string, kind: 'file' | 'folder'): void => {
    const before = taken.get(pathKey(path))
    if (before === undefined) taken.set(pathKey(path), { kind, path })
    else if (kind === 'file' || before.kind === 'file' || before.path !== path)
      throw refuse('archive/doubled', `The tarball has "${before.path}" twice${before.path === path ? '' : `, once as "${path}"`}.`)
  }
  const take = (entry: Entry): void => {
    if (++count > unpackLimits.files) throw refuse('archive/too-many', `The tarball has more than ${unpackLimits.files} files.`)
    if (entry.type !== 'File' && entry.type !== 'OldFile' && entry.type !== 'Directory')
      throw refuse(
        'archive/no-file',
        `The tarball has "${entry.path.slice(0, 80)}", which is no file but a ${String(entry.type).slice(0, 30)}: links and devices are not allowed.`,
      )
    if (entry.type === 'Directory') {
      const parts = entry.path.replace(/\/$/, '')
      if (parts.includes('/')) for (const folder of foldersOf([...checkArchivePath(parts), ''])) occupy(folder, 'folder')
      entry.resume()
      return
    }
    const parts = checkArchivePath(entry.path)
    const path = parts.join('/')
    for (const folder of foldersOf(parts)) occupy(folder, 'folder')
    occupy(path, 'file')
    if (entry.size > unpackLimits.fileBytes)
      throw refuse('archive/too-large', `"${path}" has more than ${unpackLimits.fileBytes / 1_000_000} MB.`)
    const pieces: Buffer[] = []
    entry.on('data', (piece) => void pieces.push(piece))
    entry.on('end', () => void files.set(path, Buffer.concat(pieces)))
  }

  const parser = new Parser({ strict: true })
  const stop = (error: unknown): void => {
    trouble ??= error
  }
  parser.on('entry', (entry) => {
    try {
      if (trouble === undefined) take(entry as unknown as Entry)
      else entry.resume()
    } catch (error) {
      stop(error)
      entry.resume()
    }
  })
  parser.on('ignoredEntry', (entry) =>
    stop(
      refuse('archive/no-file', `The tarball has "${entry.path.slice(0, 80)}", which is no file but a ${String(entry.type).slice(0, 30)}.`),
    ),
  )
  parser.on('error', (error) => stop(refuse('archive/broken', `The tarball cannot be read (${error.message.slice(0, 100)}).`)))
  try {
    for await (const piece of createGunzip().end(bytes) as AsyncIterable<Buffer>) {
      signal?.throwIfAborted()
      // an archive inside the archive would be unpacked without being counted
      if (unpacked === 0 && !beginsLikeTar(piece)) throw refuse('archive/broken', 'The tarball cannot be read (no tar inside of the gzip).')
      unpacked += piece.length
      if (unpacked > unpackLimits.bytes || (unpacked > unpackLimits.ratioFrom && unpacked / bytes.length > unpackLimits.ratio))
        throw refuse(
          'archive/bomb',
          `The tarball of ${Math.ceil(bytes.length / 1000)} kB unpacks to more than ${Math.floor(unpacked / 1_000_000)} MB.`,
        )
      parser.write(piece)
      if (trouble !== undefined) throw trouble
    }
    parser.end()
  } catch (error) {
    if (error instanceof RegistryTrouble || signal?.aborted) throw error
    throw refuse('archive/broken', `The tarball cannot be read (${error instanceof Error ? error.message.slice(0, 100) : 'no gzip'}).`)
  }
  if (trouble !== undefined) throw trouble
  return files
}

function beginsLikeTar(piece: Buffer): boolean {
  return piece.length >= 512 && piece.subarray(257, 262).toString('latin1') === 'ustar'
}

/** The parts of an entry of the parser that are used. */
interface Entry {
  readonly path: string
  readonly type: string
  readonly size: number
  readonly resume: () => void
  readonly on: (event: 'data' | 'end', hear: (piece: Buffer) => void) => void
}

/** `a/b/c` has the folders `a` and `a/b`. */
function foldersOf(parts: readonly string[]): string[] {
  return parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join('/'))
}
