/** The files and folders of a workspace that belong to registries and installed packs. */
import { join } from 'node:path'
import { installedFolderName, installedRoot, ownFolder } from '@questwright/packs/installed'

export interface WorkspacePlaces {
  /** The folder of the workspace. */
  readonly folder: string
  /** Settings without secrets. */
  readonly settings: string
  /** User names and tokens for registries, readable only by the owner. */
  readonly credentials: string
  /** The lockfile. It is next to the packs, because it belongs in version control. */
  readonly lock: string
  /** `<name>/<version>`: installed packs, and other versions of them for saved games. */
  readonly packs: string
  /** The storage of the embedded registry. */
  readonly registry: string
}

export function placesOf(folder: string): WorkspacePlaces {
  const own = join(folder, ownFolder)
  return {
    folder,
    settings: join(own, 'settings.json'),
    credentials: join(own, 'credentials.json'),
    lock: join(folder, 'questwright-lock.json'),
    packs: installedRoot(folder),
    registry: join(own, 'registry'),
  }
}

/** The folder of all versions of a pack. */
export function folderOfPack(places: WorkspacePlaces, name: string): string {
  return join(places.packs, installedFolderName(name))
}

/** The folder of one version. */
export function folderOfVersion(places: WorkspacePlaces, name: string, version: string): string {
  return join(folderOfPack(places, name), version)
}
