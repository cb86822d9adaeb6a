/** Packs go out and come in over the npm registry protocol. Node only; the libraries for the network are loaded when they are needed. */
export { type BuiltPack, buildTarball, integrityOf, type PackageJson, packKeyword } from './build.ts'
export { type Connection, type ConnectionOptions, connect, withConnection } from './connection.ts'
export { type EmbeddedRegistry, startEmbedded } from './embedded.ts'
export { fetchVersion } from './fetch-pack.ts'
export { type Fork, forkPack } from './fork.ts'
export {
  type InstallChange,
  type InstallOptions,
  type InstallProgress,
  type InstallResult,
  installPacks,
  isBreaking,
  uninstallPacks,
  updatePacks,
} from './install.ts'
export { login, loginWithToken, logout, whoAmI } from './login.ts'
export { fetchPackument, type Packument, type PackVersion } from './packument.ts'
export { type PublishAdvice, type Published, proveInstallable, publishAdvice, publishPack } from './publish.ts'
export { type Registries, withRegistries } from './registries.ts'
export { type FoundOnRegistry, searchPacks } from './search.ts'
export { readChoice, readKey, readSettings, registryChoice, type Settings, userAt, writeKey, writeSettings } from './settings.ts'
export { markSeen, type NamedVersion, readTrust, seenOf, type TrustReport, trustLines, trustReport, unseenPacks } from './trust.ts'
export { readTarball, unpackLimits } from './unpack.ts'
export { verifyPack } from './verify.ts'
export { bundleOfVersion, type OutdatedPack, outdatedPacks, whatsNew } from './whats-new.ts'
export * from './workspace.ts'
export { writeTrouble } from './writing.ts'
