/** The registry of the workspace, for the routes. Large modules are loaded on first use. */
import { existsSync } from 'node:fs'
import { diffPacks, whyNoScope } from '@questwright/packs'
import {
  bundleOfVersion,
  type Connection,
  fetchPackument,
  fetchVersion,
  forkPack,
  installedPacks,
  installPacks,
  login,
  logout,
  markSeen,
  type NamedVersion,
  outdatedPacks,
  packsOfWorkspace,
  placesOf,
  type Registries,
  RegistryTrouble,
  readChoice,
  registryChoice,
  searchPacks,
  seenOf,
  startEmbedded,
  trustReport,
  uninstallPacks,
  unseenPacks,
  updatePacks,
  userAt,
  whatsNew,
  withConnection,
  withRegistries,
  writeKey,
  writeSettings,
} from '@questwright/registry'
import { Refusal } from '@questwright/workshop/refusal'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { readPacks } from '@questwright/workshop/workspace'
import { rememberedScope, rememberScope } from '@questwright/workshop/workspace-choice'
import type { PackDiff, PublishedAnswer, RegistryAnswer, RegistryDeed, RegistryDone, SearchAnswer, TrustReport } from '../registry-types.ts'
import { makeSite } from './make-site.ts'
import { publishInProcess } from './publish.ts'
import { readSettings } from './settings.ts'
import { workspace as workspaceOfStudio } from './studio.ts'

type Tell = (words: string, done?: number, all?: number) => void

const folder = (): string => readSettings().workspace
const content = (): string => readSettings().content

/** Local data, without a request to a registry. */
export function registryState(): RegistryAnswer {
  return inWords(() => {
    const workspace = folder()
    const choice = registryChoice(workspace)
    const user = userAt(workspace, choice)
    const unseen = new Set(unseenPacks(workspace).map(({ name }) => name))
    const hidden = new Map(packsOfWorkspace(workspace).hidden.map(({ pack, message }) => [pack.name, message]))
    return {
      choice,
      ...(user === undefined ? {} : { user }),
      scope: rememberedScope(),
      installed: installedPacks(workspace).map(({ id, name, version, state }) => {
        const message = hidden.get(name)
        const seen = unseen.has(name) ? ('new' as const) : ('seen' as const)
        return { id, name, version, seen, state: message === undefined ? state : 'hidden', ...(message === undefined ? {} : { message }) }
      }),
    }
  })
}

/** Runs a request at the registry of the workspace. @throws Refusal with its message */
export function askRegistry<T>(signal: AbortSignal, work: (connection: Connection) => Promise<T>): Promise<T> {
  return inWordsLater(async () => {
    await serveRegistry()
    return withConnection(folder(), { rulebooks, signal }, work)
  })
}

/** Like `askRegistry`, with each pack requested from the registry that it came from. @throws Refusal with its message */
function askRegistries<T>(signal: AbortSignal, work: (registries: Registries) => Promise<T>): Promise<T> {
  return inWordsLater(async () => {
    await serveRegistry()
    return withRegistries(folder(), { rulebooks, signal }, work)
  })
}

/** Stored on the global object, because Next.js may load a module once for each route. */
const holder = globalThis as { questwrightServed?: { readonly workspace: string; readonly registry: Promise<unknown> } | undefined }

/** Serves the workspace's own registry while the studio runs, unless another is chosen: other workspaces of this machine can use it by its URL. */
export async function serveRegistry(): Promise<void> {
  const workspace = folder()
  if (registryChoice(workspace) !== 'embedded') return
  if (holder.questwrightServed?.workspace !== workspace) holder.questwrightServed = { workspace, registry: startEmbedded(workspace) }
  try {
    await holder.questwrightServed.registry
  } catch (error) {
    holder.questwrightServed = undefined
    throw error
  }
}

/** Starts to serve the workspace's own registry when the studio starts, if its folder exists. */
export function serveFilledRegistry(): void {
  if (existsSync(placesOf(folder()).registry)) serveRegistry().catch((error: unknown) => console.error(error))
}

export const search = (signal: AbortSignal, words: string): Promise<SearchAnswer> =>
  askRegistry(signal, async (connection) => ({
    url: connection.url,
    ...(connection.choice === 'embedded' && connection.key !== undefined ? { key: connection.key } : {}),
    found: await searchPacks(connection, words),
  }))

export const outdated = (signal: AbortSignal) => askRegistries(signal, outdatedPacks)

export const news = (signal: AbortSignal, name: string, from: string, to: string): Promise<PackDiff> =>
  askRegistries(signal, async ({ at, homeOf }) => whatsNew(await at(homeOf(name)), name, from, to))

/** The published version of a pack of the workspace, and the changes since. @throws Refusal */
export async function publishedBeside(signal: AbortSignal, pack: string): Promise<PublishedAnswer> {
  const { packs } = await readPacks(workspaceOfStudio())
  const bundle = packs.find((one) => one.pack === pack)?.bundle
  if (bundle === undefined)
    throw new Refusal(404, 'pack/unknown', 'The workspace has no such pack that can be read.', 'Load the page again.')
  return askRegistry(signal, async (connection) => {
    const told = await fetchPackument(connection, bundle.name).catch((error: unknown) => {
      if (error instanceof RegistryTrouble && error.code === 'registry/not-found') return undefined
      throw error
    })
    const version = told?.versions.find(({ unfit }) => unfit === undefined)?.version
    if (version === undefined) return {}
    return { version, diff: diffPacks(await bundleOfVersion(connection, bundle.name, version), bundle, rulebooks) }
  })
}

/** Time limit for the registry in milliseconds, while the user waits for a saved game. */
const patienceForOldVersions = 8_000

/**
 * Fetches a version that a saved game needs; it is installed beside the version in use. It is no error if the registry lacks it or does not
 * respond.
 */
export async function fetchExact(
  signal: AbortSignal,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<'fetched' | 'absent'> {
  try {
    await fetchVersion(folder(), name, version, { rulebooks, signal, patience: patienceForOldVersions })
    return 'fetched'
  } catch (error) {
    if (error instanceof RegistryTrouble) return 'absent'
    throw error
  }
}

/** Publisher and content of an installed version. Without a response of the registry its part stays empty. */
export const trust = (signal: AbortSignal, name: string, version?: string): Promise<TrustReport> =>
  askRegistries(signal, async ({ at, homeOf }) => trustReport(folder(), name, await at(homeOf(name)), version))

/** Whether the user has seen the content of a version that a saved game needs. */
export const seen = (pack: NamedVersion): 'seen' | 'new' => seenOf(folder(), pack)

/** Runs an operation and reports its progress. @throws Refusal with the registry's message */
export async function doDeed(deed: RegistryDeed, tell: Tell, signal: AbortSignal): Promise<RegistryDone> {
  const workspace = folder()
  const options = {
    rulebooks,
    signal,
    content: content(),
    onProgress: ({
      doing,
      done,
      all,
      name,
    }: {
      readonly doing: keyof typeof doingWords
      readonly done: number
      readonly all: number
      readonly name?: string
    }) => tell(name === undefined ? doingWords[doing] : `${doingWords[doing]}: ${name}`, done, all),
  }
  return inWordsLater(async (): Promise<RegistryDone> => {
    await serveRegistry()
    switch (deed.do) {
      case 'install':
        return { changes: (await installPacks(workspace, deed.specs, options)).changes }
      case 'update':
        return { changes: (await updatePacks(workspace, deed.names, deed.reach, options)).changes }
      case 'uninstall':
        // keep the versions that saved games need
        return { changes: (await uninstallPacks(workspace, [deed.name], 'keep')).changes }
      case 'fork':
        return { id: (await forkPack(workspace, deed.name, deed.as, content())).id }
      case 'publish':
        return publishInProcess(deed, tell, signal)
      case 'choose':
        if (deed.key !== undefined) writeKey(workspace, readChoice(deed.registry), deed.key)
        writeSettings(workspace, { registry: readChoice(deed.registry) })
        return {}
      case 'login':
        return withConnection(workspace, { rulebooks, signal }, (connection) => login(connection, deed.user, deed.password))
      case 'logout':
        return withConnection(workspace, { rulebooks, signal }, async (connection) => {
          logout(connection)
          return {}
        })
      case 'scope': {
        const wrong = deed.scope === '' ? undefined : whyNoScope(deed.scope)
        if (wrong !== undefined) throw new Refusal(400, 'pack/scope', `"@${deed.scope}" cannot be your scope.`, wrong)
        rememberScope(deed.scope)
        return {}
      }
      case 'site':
        return makeSite(deed.pack, tell, signal)
      case 'seen':
        markSeen(workspace, deed.packs)
        return {}
    }
  })
}

const doingWords = { resolving: 'Looking which versions fit', fetching: 'Fetching', placing: 'Putting it into the workspace' }

function inWords<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asRefusal(error)
  }
}

async function inWordsLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof RegistryTrouble ? new Refusal(statusOf(error), error.code, error.what, error.remedy) : error
}

/** The HTTP status: an unreachable registry is not the fault of the request. */
const statusOf = ({ code }: RegistryTrouble): number => (code.startsWith('registry/') ? 502 : code === 'workspace/not-written' ? 403 : 409)
