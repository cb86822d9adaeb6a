/** What a workspace has from registries, read from its files: no network, and none of the libraries for it. */
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
