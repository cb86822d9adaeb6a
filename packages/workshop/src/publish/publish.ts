/** Publishes a pack to a registry if it passes all tests. */
import { type Connection, proveInstallable, publishAdvice, publishPack, whoAmI } from '@questwright/registry'
import { Broken } from '../problems.ts'
import type { LoadedWorkspace, LocalPack } from '../workspace/local-pack.ts'
import { type BuildEvent, buildPack } from './build.ts'
import { type GateEvent, type GateReport, gatePack } from './gate.ts'
import { importWarnings, registryName, sinceLast } from './warnings.ts'

export interface PublishOptions {
  readonly connection: Connection
  /** `try`: everything except sending the pack. */
  readonly send: 'send' | 'try'
  /** Whether warnings prevent publishing; failed checks always do. */
  readonly warnings: 'stop' | 'anyway'
  /** Time limit of random play in seconds; 0 skips it. */
  readonly fuzzSeconds: number
  /** Number of games to play at random instead, without a time limit; 0 skips them. */
  readonly fuzzGames?: number
  /** Aborts; nothing has been sent then. */
  readonly signal?: AbortSignal
}

export type PublishEvent = BuildEvent | GateEvent

export interface PublishReport extends GateReport {
  /** `red`: a check failed. `warned`: the author has to look at the warnings. In both cases nothing was sent. */
  readonly result: 'red' | 'warned' | 'would-publish' | 'published'
  /** The name of the package. */
  readonly name: string
  readonly version: string
  readonly integrity: string
  readonly bytes: number
  readonly files: number
  /** The registry: `embedded`, or its address. */
  readonly registry: string
  /** The user who published it. */
  readonly user?: string
  readonly warnings: readonly string[]
  /** The result as a sentence. */
  readonly sentence: string
}

/**
 * Builds a pack, checks it, runs its scenes, plays it at random, and publishes it if all of that passes.
 * @throws Broken when it cannot be built, lacks data that registries require, is published already, or no user is logged in
 */
export async function publish(
  workspace: LoadedWorkspace,
  pack: LocalPack,
  { connection, send, warnings: onWarnings, fuzzSeconds, fuzzGames, signal }: PublishOptions,
  tell: (event: PublishEvent) => void = () => undefined,
): Promise<PublishReport> {
  const { bundle, built } = await buildPack(workspace, pack, tell)
  const what = `${bundle.name} ${bundle.packVersion}`
  const advice = publishAdvice(built)
  // report at once everything that the registry would refuse, before spending a minute on random play
  const isLoggedOut = send === 'send' && (await whoAmI(connection)) === undefined
  const login = `is logged in at ${registryName(connection)}. Log in with qw pack login.`
  if (advice.refusals.length > 0)
    throw new Broken(`${what} is not published. ${[...advice.refusals, ...(isLoggedOut ? [`Nobody ${login}`] : [])].join('\n')}`)
  if (isLoggedOut) throw new Broken(`${what} is not published: nobody ${login}`)
  await proveInstallable(built)
  const since = await sinceLast(connection, bundle, built)
  const played = { fuzzSeconds, ...(fuzzGames === undefined ? {} : { fuzzGames }), ...(signal ? { signal } : {}) }
  const gate = await gatePack(workspace, pack, bundle, played, tell)
  const warnings = [...importWarnings(bundle), ...since]
  const found = {
    name: bundle.name,
    version: bundle.packVersion,
    integrity: built.integrity,
    bytes: built.bytes.length,
    files: built.files,
    registry: connection.choice,
    ...gate,
    warnings,
    notes: [...advice.warnings, ...gate.notes],
  }
  if (gate.red.length > 0)
    return { result: 'red', ...found, sentence: `${what} is not published: ${gate.red.join('; ')}. Repair it first.` }
  if (warnings.length > 0 && onWarnings === 'stop')
    return {
      result: 'warned',
      ...found,
      sentence: `${what} is not published because of the warnings above. Repair it, or publish it --anyway.`,
    }
  if (send === 'try')
    return {
      result: 'would-publish',
      ...found,
      sentence: `${what} can be published: ${built.files} files, ${Math.ceil(built.bytes.length / 1000)} kB. Nothing was sent.`,
    }
  const { user } = await publishPack(connection, built)
  return { result: 'published', user, ...found, sentence: `${what} is published at ${registryName(connection)} by ${user}.` }
}
