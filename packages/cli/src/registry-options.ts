/** Shared options of the commands that use registries. */
import { type Connection, type ConnectionOptions, type Registries, withConnection, withRegistries } from '@questwright/registry'
import { workspaceFolder } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { Command } from 'commander'
import { wholeNumber } from './command.ts'

export interface RegistryOptions {
  readonly registry?: string
  readonly patience?: number
}

export function withRegistry(command: Command): Command {
  return command
    .option('--registry <address>', 'the registry; otherwise QUESTWRIGHT_REGISTRY, else what qw pack registry says')
    .option('--patience <seconds>', 'how long one answer of the registry may take', wholeNumber(1))
    .option('--json', 'print one JSON value')
}

/** The options for functions of the registry. @param signal aborts at Ctrl-C */
export function connectionOptions({ registry, patience }: RegistryOptions, signal: AbortSignal): ConnectionOptions {
  return { rulebooks, signal, ...(registry ? { registry } : {}), ...(patience ? { patience: patience * 1000 } : {}) }
}

/** Runs work that Ctrl-C aborts cleanly. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const leave = new AbortController()
  const onInterrupt = (): void => leave.abort(new Error('Ended by Ctrl-C; nothing was changed.'))
  process.once('SIGINT', onInterrupt)
  try {
    return await work(leave.signal)
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}

/** Opens the registry of the workspace for a task. */
export function atRegistry<T>(options: RegistryOptions, work: (connection: Connection, signal: AbortSignal) => Promise<T>): Promise<T> {
  return interruptible((signal) =>
    withConnection(workspaceFolder(), connectionOptions(options, signal), (connection) => work(connection, signal)),
  )
}

/** Opens the registries of packs lazily for a task. */
export function atRegistries<T>(options: RegistryOptions, work: (registries: Registries) => Promise<T>): Promise<T> {
  return interruptible((signal) => withRegistries(workspaceFolder(), connectionOptions(options, signal), work))
}

/** The name of a registry in messages. */
export const registryWords = (registry: string): string => (registry === 'embedded' ? 'the registry of this workspace' : registry)
