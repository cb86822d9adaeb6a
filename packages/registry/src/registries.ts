/** Several registries at once: each pack is requested only from the registry from which it came. */
import { type Connection, type ConnectionOptions, connect } from './connection.ts'
import { readLock } from './lock.ts'
import { type RegistryChoice, registryChoice } from './settings.ts'

export interface Registries {
  readonly workspace: string
  /** The registry that the user named for this operation; then new packs are requested only from this one. */
  readonly named: RegistryChoice | undefined
  /** The registry in the settings of the workspace. */
  readonly usual: RegistryChoice
  /** The registry of a pack: the one named for this operation, else the one from which it came, else that of the workspace. */
  readonly homeOf: (name: string) => RegistryChoice
  /** The connection to a registry, opened at the first call. @throws RegistryTrouble */
  readonly at: (registry: RegistryChoice) => Promise<Connection>
}

/** Opens the registries, runs the work, and closes them. @throws RegistryTrouble for an invalid address or a malformed lockfile */
export async function withRegistries<T>(
  workspace: string,
  options: ConnectionOptions,
  work: (registries: Registries) => Promise<T>,
): Promise<T> {
  const open = new Map<RegistryChoice, Promise<Connection>>()
  const named = options.registry ? registryChoice(workspace, options.registry) : undefined
  const usual = registryChoice(workspace)
  const { packs } = readLock(workspace)
  const at = (registry: RegistryChoice): Promise<Connection> => {
    const one = open.get(registry) ?? connect(workspace, { ...options, registry })
    open.set(registry, one)
    return one
  }
  const homeOf = (name: string): RegistryChoice => named ?? (Object.hasOwn(packs, name) ? packs[name]?.registry : undefined) ?? usual
  try {
    return await work({ workspace, named, usual, homeOf, at })
  } finally {
    for (const one of await Promise.allSettled(open.values())) if (one.status === 'fulfilled') await one.value.close()
  }
}
