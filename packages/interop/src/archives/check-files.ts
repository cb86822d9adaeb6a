/** Checks dropped files before anything is written. Pure: names and bytes in, a pack or a reason out. */
import { packId, slugIsWellFormed, suggestSlug } from '@questwright/packs/browser'

export interface DroppedFile {
  /** The path in the folder or zip, with `/`. */
  readonly path: string
  readonly bytes: Uint8Array
}

export interface CheckedPack {
  readonly id: string
  readonly title: string
  readonly files: readonly DroppedFile[]
  /** Files that do not belong to a pack and are left out. */
  readonly leftOut: readonly string[]
}

export interface ImportRefusal {
  readonly message: string
  readonly remedy: string
}

/** The greatest number of files, as on the server: all cards of a large game are some 5 000 files. */
export const mostFiles = 12_000
const mostFileBytes = 4_000_000
export const mostBytes = 100_000_000

/** Files that operating systems and tools create in folders and that do not belong to a pack. */
const noise = /(?:^|\/)(?:\.[^/]*|__MACOSX|node_modules|Thumbs\.db|desktop\.ini)(?:\/|$)/i
const texts = /\.(?:json|ts|md)$/
const pictures = /\.(?:png|jpg|jpeg|webp)$/
const icons = /^art\/sets\/[^/]+\.svg$/

/** The manifest that `qw pack build` generates: it is left out, and generated again where it is needed. */
const builtManifest = 'questwright-pack.json'
const built = /^(?:compiled\/|questwright-pack\.json$)/

/** Why a path of an archive is refused: it would be written outside of the pack. @returns undefined for a path that stays inside */
export function whyNoPath(path: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for control characters
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'has control letters in its name'
  if (path.startsWith('/') || path.startsWith('\\') || /^[A-Za-z]:/.test(path)) return 'has an absolute path'
  if (path.split(/[/\\]/).includes('..')) return 'climbs out of the folder with ".."'
  if (path.includes('\\')) return 'has a backslash in its name'
  if (path.length > 400) return 'has a name of more than 400 letters'
  return undefined
}

const refusal = (message: string, remedy: string): ImportRefusal => ({ message, remedy })

/**
 * Why so many or so large files are refused; undefined where they are accepted.
 * @param from the kind of the dropped files: a pack, or tables from which a pack is made
 */
export function whyTooMuch(files: number, bytes: number, from: 'pack' | 'tables' = 'pack'): ImportRefusal | undefined {
  if (files > mostFiles && from === 'tables')
    return refusal(
      `The tables make a pack of ${files} files; a pack has ${mostFiles} at most.`,
      'Import them in parts, for example a product at a time.',
    )
  if (files > mostFiles) return refusal(`There are more than ${mostFiles} files in it.`, 'Drop the folder of one pack only.')
  if (bytes > mostBytes)
    return refusal(`It contains more than ${mostBytes / 1_000_000} MB.`, 'Drop the folder of one pack only, and make its pictures smaller.')
  return undefined
}

/**
 * Finds the pack among dropped files, and checks its files.
 * @param files all dropped files; the pack may be in a folder inside
 */
export function checkFiles(files: readonly DroppedFile[], from: 'pack' | 'tables' = 'pack'): CheckedPack | ImportRefusal {
  for (const { path } of files) {
    const why = whyNoPath(path)
    if (why)
      return refusal(
        `"${path.slice(0, 80)}" ${why}. Nothing was imported.`,
        'Pack the folder again; if the file is not yours, do not trust it.',
      )
  }
  const wanted = files.filter(({ path }) => !noise.test(path) && !path.endsWith('/'))
  const tooMuch = whyTooMuch(
    wanted.length,
    wanted.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    from,
  )
  if (tooMuch) return tooMuch
  const manifests = wanted
    .filter(({ path, bytes }) => /(?:^|\/)package\.json$/.test(path) && new TextDecoder().decode(bytes).includes('"questwright"'))
    .sort((one, other) => one.path.split('/').length - other.path.split('/').length)
  const [manifest, next] = manifests
  if (!manifest) {
    const remedy =
      'A pack has a package.json with "name", "version" and "questwright": { "game": "lcg", "api": 1 }. Make a new pack here and copy the files into its folder, or add that file.'
    return refusal('There is no package.json of a pack in it.', remedy)
  }
  if (next && next.path.split('/').length === manifest.path.split('/').length)
    return refusal(`There is more than one pack in it: ${manifest.path} and ${next.path}.`, 'Import them one by one.')
  const folder = manifest.path.slice(0, -'package.json'.length)
  const inside = wanted.filter(({ path }) => path.startsWith(folder)).map(({ path, bytes }) => ({ path: path.slice(folder.length), bytes }))
  const source = inside.some(({ path }) => path === builtManifest) ? inside.filter(({ path }) => !built.test(path)) : inside
  const kept = source.filter(({ path }) => texts.test(path) || pictures.test(path) || icons.test(path))
  for (const { path, bytes } of kept) {
    if (bytes.byteLength > mostFileBytes)
      return refusal(`${path} has more than ${mostFileBytes / 1_000_000} MB.`, 'Make the picture smaller, or split the text.')
    if (texts.test(path) && !isUtf8(bytes))
      return refusal(`${path} is not text in UTF-8.`, 'Save it as UTF-8 in your editor, then drop it again.')
  }
  const read = readName(manifest.bytes)
  if ('message' in read) return read
  const keptPaths = new Set(kept.map(({ path }) => path))
  return { ...read, files: kept, leftOut: source.map(({ path }) => path).filter((path) => !keptPaths.has(path)) }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function readName(bytes: Uint8Array): { readonly id: string; readonly title: string } | ImportRefusal {
  try {
    const { name, description } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly name?: unknown; readonly description?: unknown }
    if (typeof name !== 'string' || packId(name) === '') return refusal('Its package.json has no name.', 'Write "name": "@you/my-pack".')
    const id = slugIsWellFormed(packId(name)) ? packId(name) : suggestSlug(packId(name)) || 'imported-pack'
    return { id, title: typeof description === 'string' && description !== '' ? description : id }
  } catch {
    return refusal('Its package.json is no JSON.', 'Look for a missing comma, quote or bracket in it.')
  }
}
