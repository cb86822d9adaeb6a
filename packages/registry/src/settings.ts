/** The settings of a workspace: its registry, and the credentials. */
import { z } from 'zod'
import { jsonText, readOwn, writeWhole } from './files.ts'
import { placesOf } from './places.ts'
import { RegistryTrouble } from './trouble.ts'
import { writingNow } from './writing.ts'

/** `embedded`: the registry in the workspace itself; otherwise an address that ends with a slash. */
export type RegistryChoice = string

const settingsShape = z.looseObject({
  format: z.literal('questwright-settings'),
  version: z.literal(1),
  registry: z.string().optional(),
  /** packs whose contents the owner has confirmed: name, version and integrity */
  seen: z.array(z.string()).optional(),
})
export type Settings = z.infer<typeof settingsShape>

const credentialsShape = z.object({
  format: z.literal('questwright-credentials'),
  version: z.literal(1),
  registries: z.record(z.string(), z.object({ user: z.string(), token: z.string() })),
  /** keys for registries of other workspaces on this machine */
  keys: z.record(z.string(), z.string()).optional(),
})

export interface Credentials {
  readonly user: string
  readonly token: string
}

/** @throws RegistryTrouble when the file is malformed */
export function readSettings(workspace: string): Settings {
  const { settings } = placesOf(workspace)
  const fresh: Settings = { format: 'questwright-settings', version: 1 }
  return readOwn(settings, settingsShape, 'The settings of the workspace', 'Repair it, or remove it and choose anew.') ?? fresh
}

/** Changes some settings; the others stay. @throws RegistryTrouble when the workspace cannot be written */
export function writeSettings(workspace: string, change: Partial<Settings>): void {
  writingNow(workspace, () => writeWhole(placesOf(workspace).settings, jsonText({ ...readSettings(workspace), ...change })))
}

/**
 * The registry of a workspace: the one named for this operation, else QUESTWRIGHT_REGISTRY, else that of its settings, else the embedded one.
 * @throws RegistryTrouble for an invalid address
 */
export function registryChoice(workspace: string, asked?: string): RegistryChoice {
  return readChoice(asked || process.env.QUESTWRIGHT_REGISTRY || readSettings(workspace).registry || 'embedded')
}

/** `embedded`, or an address with a slash at its end. @throws RegistryTrouble */
export function readChoice(text: string): RegistryChoice {
  if (text === 'embedded') return text
  const remedy = 'Write an address such as https://registry.example.org/, or "embedded" for the one in the workspace.'
  if (!URL.canParse(text)) throw new RegistryTrouble('registry/address', `"${text}" is no address of a registry.`, remedy)
  const url = new URL(text)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new RegistryTrouble(
      'registry/address',
      `"${url.protocol}//${url.host}${url.pathname}" with a user name, a query or an anchor is no address of a registry.`,
      remedy,
    )
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

const credentialsOf = (workspace: string) =>
  readOwn(placesOf(workspace).credentials, credentialsShape, 'The file with the tokens', 'Remove it and log in again.')

/** The credentials for a registry. Those of the embedded one are stored as `embedded`, since its port changes. */
export function readCredentials(workspace: string, registry: RegistryChoice): Credentials | undefined {
  const registries = credentialsOf(workspace)?.registries ?? {}
  return Object.hasOwn(registries, registry) ? registries[registry] : undefined
}

/** The key that was given for the registry of another workspace. */
export function readKey(workspace: string, registry: RegistryChoice): string | undefined {
  const keys = credentialsOf(workspace)?.keys ?? {}
  return Object.hasOwn(keys, registry) ? keys[registry] : undefined
}

/** Stores a token; undefined deletes it. @throws RegistryTrouble when the workspace cannot be written */
export function writeCredentials(workspace: string, registry: RegistryChoice, credentials: Credentials | undefined): void {
  const { registries = {}, keys } = credentialsOf(workspace) ?? {}
  const { [registry]: _before, ...others } = registries
  keepSecrets(workspace, credentials === undefined ? others : { ...others, [registry]: credentials }, keys)
}

/**
 * Stores the key of a registry of another workspace. @throws RegistryTrouble for an invalid key, or when the workspace cannot be written
 */
export function writeKey(workspace: string, registry: RegistryChoice, key: string): void {
  if (!/^[\w-]{20,200}$/.test(key))
    throw new RegistryTrouble(
      'registry/key',
      'This is no key of a registry.',
      'Copy it from where its owner shows it: qw pack registry key.',
    )
  const { registries = {}, keys = {} } = credentialsOf(workspace) ?? {}
  keepSecrets(workspace, registries, { ...keys, [registry]: key })
}

/** Writes the file of secrets, readable only by its owner. */
function keepSecrets(
  workspace: string,
  registries: z.infer<typeof credentialsShape>['registries'],
  keys: z.infer<typeof credentialsShape>['keys'],
): void {
  const text = jsonText({ format: 'questwright-credentials', version: 1, registries, ...(keys === undefined ? {} : { keys }) })
  writingNow(workspace, () => writeWhole(placesOf(workspace).credentials, text, 0o600))
}

/** The user name in the stored credentials for a registry; undefined without any. No request is sent to the registry. */
export function userAt(workspace: string, registry: RegistryChoice): string | undefined {
  return readCredentials(workspace, registry)?.user
}
