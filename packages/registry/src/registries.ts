/** Several registries at once: each pack is asked for where it came from, and nowhere else. */
import { type Connection, type ConnectionOptions, connect } from './connection.ts'
import { readLock } from './lock.ts'
import { type RegistryChoice, registryChoice } from './settings.ts'

export interface Registries {
  readonly workspace: string
  /** The registry named for this operation; then only this one is asked for new packs. */
  readonly named: RegistryChoice | undefined
  /** The registry of the workspace. */
  readonly usual: RegistryChoice
  /** Where a pack is asked for: at the registry that was named now, else where it came from, else at that of the workspace. */
  readonly homeOf: (name: string) => RegistryChoice
  /** Opened when it is first asked. @throws RegistryTrouble */
  readonly at: (registry: RegistryChoice) => Promise<Connection>
}

/** Opens the registries, runs the work, closes them. @throws RegistryTrouble for an invalid address, and for a broken lockfile */
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
