/** Where a workspace keeps what belongs to registries, beside the packs that came from them. */
import { join } from 'node:path'
import { installedFolderName, installedRoot, ownFolder } from '@questwright/packs/installed'

export interface WorkspacePlaces {
  /** The folder that holds the packs. */
  readonly folder: string
  /** Its settings: no secrets. */
  readonly settings: string
  /** Names and tokens for registries, for the owner's eyes only. */
  readonly credentials: string
  /** Which versions are installed. Lies beside the packs, because it belongs into version control. */
  readonly lock: string
  /** `<name>/<version>`: installed packs, and other versions of them for old games. */
  readonly packs: string
  /** What the embedded registry stores. */
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
