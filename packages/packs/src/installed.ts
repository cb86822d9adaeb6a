/// <reference types="node" />
/** The folders in which a workspace stores packs from registries; no other code knows these paths. */
import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { packId } from './names/pack-ids.ts'

/** The folder of a workspace that belongs to Questwright and is no pack of the user. */
export const ownFolder = '.questwright'

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/

/** Whether a text is a valid name of a package. Check it before a name becomes part of a path or a URL. */
export function isPackageName(name: string): boolean {
  return name.length <= 214 && packageName.test(name) && !['__proto__', 'node_modules'].includes(packId(name))
}

/** Whether a text is a single version, and not a range. */
export function isVersion(version: string): boolean {
  return version.length <= 100 && semver.valid(version) === version
}

/** The folder of all installed packs of a workspace. */
export function installedRoot(workspace: string): string {
  return join(workspace, ownFolder, 'packs')
}

/** The name of the folder for a package: `@you/fen` gives `@you+fen`. Names of packages contain no plus, so the result is unique. */
export function installedFolderName(name: string): string {
  return name.replace('/', '+')
}

/**
 * The folder of an installed version. Names and versions come from untrusted files: nothing outside of the workspace is returned.
 * @returns undefined when the version is not installed
 */
export function findInstalled(workspace: string, name: string, version: string): string | undefined {
  if (!isPackageName(name) || !isVersion(version)) return undefined
  const parts = [installedFolderName(name), version]
  const folder = join(installedRoot(workspace), ...parts)
  try {
    // a link could lead out of the workspace
    const isItself = lstatSync(folder).isDirectory() && realpathSync(folder) === join(realpathSync(installedRoot(workspace)), ...parts)
    return isItself ? folder : undefined
  } catch {
    return undefined
  }
}
