/** Validates paths from pages, and checks that they stay inside their pack after resolving links. */
import { lstat, realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isPortableName } from '@questwright/registry/workspace'
import { rulebookAt } from '../page/rulebooks.ts'
import { Refusal } from '../refusal.ts'

const mostLetters = 400
const mostFolders = 12
/** File systems allow 255 bytes for a name; temporary files add a suffix to it. */
const mostPartBytes = 180
/** Extensions of the files of a pack: facts, scripts, and documentation. */
const endings = ['.json', '.ts', '.md']
const imageEndings = ['.png', '.jpg', '.jpeg', '.webp']
/** SVG can contain scripts: it is allowed for icons of sets only, and shown as a picture only. */
const drawings = /^art\/sets\/[^/]+\.svg$/

/**
 * Validates the text of a path inside a pack.
 * @returns its parts
 * @throws Refusal for absolute and climbing paths, NUL and other control letters, backslashes, names that begin with a dot, node_modules, names that
 * some system cannot have, endings that no file of a pack has, and paths or names that are too long
 */
export function readPath(path: string): readonly string[] {
  const parts = readParts(path)
  if (!endings.some((ending) => path.endsWith(ending))) throw refused(`Files of a pack end in ${endings.join(', ')}.`)
  return parts
}

/**
 * As `readPath`, for a picture: png, jpg, jpeg, webp; svg directly below art/sets.
 * @throws Refusal as `readPath` does
 */
export function readImagePath(path: string): readonly string[] {
  const parts = readParts(path)
  if (isImagePath(path)) return parts
  throw refused(`Pictures end in ${imageEndings.join(', ')}; .svg is for icons in art/sets.`)
}

/** Whether a path has the extension of a picture. It may still be invalid. */
export function isImagePath(path: string): boolean {
  return imageEndings.some((ending) => path.endsWith(ending)) || drawings.test(path)
}

function refused(message: string): Refusal {
  return new Refusal(400, 'path/refused', message, `Name a file inside the pack, such as ${rulebookAt(undefined).examples.cardFile}.`)
}

function readParts(path: string): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(path)) throw refused('The path has control letters in it.')
  if (path.length === 0 || path.length > mostLetters) throw refused(`A path has 1 to ${mostLetters} letters.`)
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw refused('The path is absolute.')
  if (path.includes('\\')) throw refused('The path has a backslash in it; folders are divided by "/".')
  const parts = path.split('/')
  if (parts.length > mostFolders) throw refused(`The path has more than ${mostFolders} parts.`)
  for (const part of parts) {
    if (part === '..') throw refused('The path climbs with "..".')
    if (part === '') throw refused('The path has an empty part.')
    if (Buffer.byteLength(part) > mostPartBytes) throw refused(`"${part.slice(0, 20)}…" is too long for a name.`)
    if (isHidden(part)) throw refused(`"${part}" may not be used: hidden files and node_modules are no files of a pack.`)
    if (/[:*?"<>|]/.test(part) || /[. ]$/.test(part)) throw refused(`"${part}" is a name that not every system can have.`)
  }
  return parts
}

/** @throws Refusal for a new name that another operating system could not unpack. Existing files with such names stay readable. */
export function refuseUnportable(parts: readonly string[]): void {
  const odd = parts.find((part) => !isPortableName(part) || /^\s/.test(part))
  if (odd !== undefined) throw refused(`"${odd}" is a name that not every system can have.`)
}

/** Whether a name is excluded from packs: hidden files, and node_modules. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name.toLowerCase() === 'node_modules'
}

/** Whether `path` is `folder` or below it. Both are real paths. */
export function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** A path inside a pack, after all links. */
export interface ResolvedPath {
  /** The real path of the file, or where it would be created. */
  readonly file: string
  /** The real path of its deepest existing parent folder. */
  readonly above: string
  readonly state: 'there' | 'absent'
}

/**
 * Resolves a path inside a pack with all links.
 * @param packFolder the real path of the pack's folder
 * @param parts the result of `readPath`
 * @returns the real path of the file, or where it would be created
 * @throws Refusal when a link on the way leads out of the pack, to nowhere, or to something hidden, or when a file stands where a folder is needed
 */
export async function resolveInPack(packFolder: string, parts: readonly string[]): Promise<ResolvedPath> {
  const refuse = (): Refusal =>
    new Refusal(
      403,
      'path/outside',
      'A link on this path leads out of the pack, to nowhere, or to hidden files.',
      'Replace the link by the file or folder itself.',
    )
  let at = packFolder
  for (const [index, part] of parts.entries()) {
    const next = join(at, part)
    if (!(await isThere(next))) return { file: join(at, ...parts.slice(index)), above: at, state: 'absent' }
    let real: string
    try {
      real = await realpath(next)
    } catch {
      throw refuse()
    }
    if (!isInside(packFolder, real) || relative(packFolder, real).split(sep).some(isHidden)) throw refuse()
    at = real
  }
  return { file: at, above: dirname(at), state: 'there' }
}

/** Whether a directory entry of this name exists, including a broken link. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    if (code === 'ENOTDIR')
      throw new Refusal(400, 'path/no-folder', `"${basename(dirname(path))}" is a file, not a folder.`, 'Choose another path.')
    throw error
  }
}
