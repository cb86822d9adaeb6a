/** What a workspace has from registries, read from its files: no network, and none of the libraries for it. */
export {
  type HiddenPack,
  hiddenPacks,
  type InstalledPack,
  installedPacks,
  installedVersion,
  type OwnPack,
  ownPacks,
  ownPacksAmong,
  packsOfWorkspace,
  versionsHere,
  type WorkspacePacks,
} from './installed.ts'
export { type Lock, type LockedPack, readLock } from './lock.ts'
export { placesOf, type WorkspacePlaces } from './places.ts'
export { RegistryTrouble } from './trouble.ts'
export { inTurn, type Turn, takeTurn } from './turns.ts'
