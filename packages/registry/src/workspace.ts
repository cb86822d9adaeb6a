/** Reads the files of a workspace about packs from registries: without network access and without its libraries. */
export { isPortableName } from './archive-paths.ts'
export { isAlive } from './exclusive.ts'
export {
  hiddenPacks,
  type InstalledPack,
  installedPacks,
  ownPacksAmong,
  packsOfWorkspace,
} from './installed.ts'

export { placesOf } from './places.ts'
export { RegistryTrouble } from './trouble.ts'
export { takeTurn } from './turns.ts'
