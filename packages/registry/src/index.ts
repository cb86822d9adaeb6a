/** Publishes and installs packs with the npm registry protocol. Node only; the network libraries are loaded when they are needed. */
export { type BuiltPack, buildTarball } from './build.ts'
export { type Connection, type ConnectionOptions, connect, withConnection } from './connection.ts'
export { startEmbedded } from './embedded.ts'
export { fetchVersion } from './fetch-pack.ts'
export { forkPack } from './fork.ts'
export {
  type InstallChange,
  type InstallProgress,
  type InstallResult,
  installPacks,
  isBreaking,
  uninstallPacks,
  updatePacks,
} from './install.ts'
export { login, loginWithToken, logout, whoAmI } from './login.ts'
export { fetchPackument } from './packument.ts'
export { proveInstallable, publishAdvice, publishPack } from './publish.ts'
export { type Registries, withRegistries } from './registries.ts'
export { type FoundOnRegistry, searchPacks } from './search.ts'
export { readChoice, registryChoice, userAt, writeKey, writeSettings } from './settings.ts'
export { markSeen, type NamedVersion, readTrust, seenOf, type TrustReport, trustLines, trustReport, unseenPacks } from './trust.ts'

export { bundleOfVersion, type OutdatedPack, outdatedPacks, whatsNew } from './whats-new.ts'
export * from './workspace.ts'
