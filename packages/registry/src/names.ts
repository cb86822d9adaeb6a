/** Checks names and versions before they become part of a path or an address. */
import { isPackageName, isVersion } from '@questwright/packs/installed'
import semver from 'semver'
import { RegistryTrouble } from './trouble.ts'

/** Engine packages that a pack may depend on; they are part of the program and come from no registry. */
export const enginePackages: ReadonlySet<string> = new Set([
  '@questwright/duel',
  '@questwright/lcg',
  '@questwright/tcg',
  '@questwright/testkit',
])

/** @throws RegistryTrouble */
export function checkName(name: string): string {
  if (isPackageName(name)) return name
  throw new RegistryTrouble('name/refused', `"${short(name)}" is no name of a package.`, 'Names look like "@you/the-beacon-road".')
}

/** One version, not a range. @throws RegistryTrouble */
export function checkVersion(version: string): string {
  if (isVersion(version)) return version
  throw new RegistryTrouble('version/refused', `"${short(version)}" is no version number.`, 'Versions look like "1.2.0".')
}

/** Splits `@you/fen@^1.0.0` into name and range; the range is `latest` if there is none. @throws RegistryTrouble */
export function readSpec(spec: string): { readonly name: string; readonly range: string } {
  const at = spec.indexOf('@', 1)
  const name = checkName(at < 0 ? spec : spec.slice(0, at))
  const range = at < 0 ? 'latest' : spec.slice(at + 1)
  if (isTag(range) || semver.validRange(range) !== null) return { name, range }
  throw new RegistryTrouble('range/refused', `"${short(range)}" is no range of versions.`, `Write for example ${name}@1.2.0 or ${name}@^1.`)
}

/** Whether a text is a tag such as `latest` and not a range. */
export function isTag(range: string): boolean {
  return /^[a-z][a-z0-9-]{0,30}$/i.test(range) && semver.validRange(range) === null
}

/** Text from outside, shortened for a message. */
export function short(text: string, most = 80): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
  return plain.length > most ? `${plain.slice(0, most)}…` : plain
}
