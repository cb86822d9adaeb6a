/// <reference types="node" />
/** Where a workspace keeps the packs that came from registries: the one place that knows. */
import { lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { packId } from './names/pack-ids.ts'

/** What belongs to Questwright inside a workspace and is no pack of its owner. */
export const ownFolder = '.questwright'

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/

/** Whether a package can be called so: checked before a name becomes part of a path or an address. */
export function isPackageName(name: string): boolean {
  return name.length <= 214 && packageName.test(name) && !['__proto__', 'node_modules'].includes(packId(name))
}

/** Whether it is one version, and no range. */
export function isVersion(version: string): boolean {
  return version.length <= 100 && semver.valid(version) === version
}

/** The folder of all installed packs of a workspace. */
export function installedRoot(workspace: string): string {
  return join(workspace, ownFolder, 'packs')
}

/** `@you/fen` lies in `@you+fen`: no name of a package has a plus, so no two names meet. */
export function installedFolderName(name: string): string {
  return name.replace('/', '+')
}

/**
 * The folder in which an installed version lies. Names and versions come from files of strangers: nothing outside of the workspace is found.
 * @returns undefined when it is not there
 */
export function findInstalled(workspace: string, name: string, version: string): string | undefined {
  if (!isPackageName(name) || !isVersion(version)) return undefined
  const parts = [installedFolderName(name), version]
  const folder = join(installedRoot(workspace), ...parts)
  try {
    // a link would lead elsewhere
    const isItself = lstatSync(folder).isDirectory() && realpathSync(folder) === join(realpathSync(installedRoot(workspace)), ...parts)
    return isItself ? folder : undefined
  } catch {
    return undefined
  }
}
