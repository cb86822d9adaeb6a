/** Where a workspace keeps what came from registries. The one place that knows. */
import { join } from 'node:path'

/** What belongs to Questwright inside a workspace and is no pack of its owner. */
export const ownFolder = '.questwright'

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
    packs: join(own, 'packs'),
    registry: join(own, 'registry'),
  }
}

/** The folder of all versions of a pack. A plus stands for the slash: no name of a package has one, so no two names meet. */
export function folderOfPack(places: WorkspacePlaces, name: string): string {
  return join(places.packs, name.replace('/', '+'))
}

/** The folder of one version. */
export function folderOfVersion(places: WorkspacePlaces, name: string, version: string): string {
  return join(folderOfPack(places, name), version)
}
