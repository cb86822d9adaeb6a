/** Checks which paths the tarball of a pack may contain. */
import { short } from './names.ts'
import { RegistryTrouble } from './trouble.ts'

const mostLetters = 300
const mostParts = 12
const mostPartBytes = 180
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/**
 * Whether a file of this name can exist on every operating system: Windows reserves some names for devices, with any extension, and some
 * characters.
 */
export function isPortableName(name: string): boolean {
  return !/[:*?"<>|]/.test(name) && !/[. ]$/.test(name) && !reserved.test(name)
}

/**
 * @returns the parts of the path, without the top folder
 * @throws RegistryTrouble for paths that lead out of the folder or that some operating systems do not allow, for hidden files and node_modules
 */
export function checkArchivePath(path: string): readonly string[] {
  const refuse = (why: string): RegistryTrouble =>
    new RegistryTrouble(
      'archive/path',
      `The tarball has a file "${short(path)}": ${why}.`,
      'Nothing was unpacked. Do not use it, and tell its author or whoever runs the registry.',
    )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
  if (/[\u0000-\u001f\u007f]/.test(path)) throw refuse('control letters are in its name')
  if (path.length > mostLetters) throw refuse(`its path has more than ${mostLetters} letters`)
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw refuse('its path is absolute')
  if (path.includes('\\')) throw refuse('a backslash is in its path')
  const [root, ...parts] = path.split('/')
  if (parts.length === 0) throw refuse('it is outside of the package folder')
  if (parts.length > mostParts) throw refuse(`it is more than ${mostParts} folders deep`)
  for (const part of [root ?? '', ...parts]) {
    if (part === '..' || part === '.' || part === '') throw refuse('its path has a part "..", "." or an empty part')
    if (Buffer.byteLength(part) > mostPartBytes) throw refuse('a part of its path is too long')
    if (!isPortableName(part)) throw refuse('Windows cannot have such a name')
  }
  for (const part of parts)
    if (part.startsWith('.') || part.toLowerCase() === 'node_modules') throw refuse('hidden files and node_modules do not belong in a pack')
  return parts
}

/** Two paths with the same key are the same file on some systems: letter case and Unicode form are ignored. */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase()
}
