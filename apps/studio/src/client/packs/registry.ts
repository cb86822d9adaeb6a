/** Calls to the studio's API about pack registries, and a store with their results. For the browser only. */
import { create } from 'zustand'
import type {
  NamedVersion,
  OutdatedAnswer,
  OutdatedPack,
  PackDiff,
  PublishedAnswer,
  RegistryAnswer,
  RegistryDeed,
  RegistryDone,
  RegistryNews,
  SearchAnswer,
  TrustReport,
} from '../../registry-types.ts'
import { ApiError, send } from '../api.ts'
import { asApiError, refreshLibrary } from '../library.ts'

export interface RegistryState {
  readonly known: RegistryAnswer | undefined
  readonly error: ApiError | undefined
  readonly outdated: readonly OutdatedPack[]
  /** The running operation. */
  readonly work: { readonly what: string; readonly words: string; readonly done?: number; readonly all?: number } | undefined
}

export const useRegistry = create<RegistryState>(() => ({ known: undefined, error: undefined, outdated: [], work: undefined }))
const set = useRegistry.setState

const read = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await send(path, signal ? { signal } : {})).json() as Promise<T>

/** Reads what the studio knows about the registry, without a request to the registry. */
export async function readRegistry(): Promise<void> {
  try {
    set({ known: await read<RegistryAnswer>('/api/registry'), error: undefined })
  } catch (error) {
    set({ error: asApiError(error) })
  }
}

/** Checks installed packs for newer versions. Packs of a registry that does not respond are omitted. */
export async function readOutdated(): Promise<void> {
  try {
    set({ outdated: (await read<OutdatedAnswer>('/api/registry/outdated')).outdated })
  } catch {
    set({ outdated: [] })
  }
}

/** Searches the packs of the registry; an empty search finds all of them. @throws ApiError */
export const searchRegistry = (words: string, signal?: AbortSignal): Promise<SearchAnswer> =>
  read(`/api/registry/search?${new URLSearchParams({ words })}`, signal)

/** The changes of a pack between two published versions. @throws ApiError */
export const newsOf = (name: string, from: string, to: string): Promise<PackDiff> =>
  read(`/api/registry/news?${new URLSearchParams({ name, from, to })}`)

/** The published version of a pack of the workspace, and the changes since. @throws ApiError */
export const publishedOf = (pack: string): Promise<PublishedAnswer> => read(`/api/registry/published?${new URLSearchParams({ pack })}`)

/** The facts that a user should know before the first game with an installed version: its author, publisher, licence and files. @throws ApiError */
export const trustOf = ({ name, version }: NamedVersion): Promise<TrustReport> =>
  read(`/api/registry/trust?${new URLSearchParams({ name, version })}`)

let stopping: AbortController | undefined

/** Aborts the running operation; the workspace stays as it was. */
export function stopWork(): void {
  stopping?.abort()
}

/**
 * Runs an operation of a registry, such as an installation, and stores its progress as `work`.
 * @param what its name for the user: "Installing @you/fen"
 * @throws ApiError if it fails or another operation is running; AbortError after `stopWork`
 */
export async function doDeed(deed: RegistryDeed, what: string): Promise<RegistryDone> {
  if (useRegistry.getState().work)
    throw new ApiError(409, {
      error: { code: 'client/busy', message: 'Another operation on packs is still running.', remedy: 'Wait until it is finished.' },
    })
  stopping = new AbortController()
  set({ work: { what, words: '' } })
  try {
    const response = await send('/api/registry', {
      method: 'POST',
      body: JSON.stringify(deed),
      headers: { 'content-type': 'application/json' },
      signal: stopping.signal,
    })
    const result = await lastOf(response, (words, done, all) =>
      set({ work: { what, words, ...(done === undefined ? {} : { done }), ...(all === undefined ? {} : { all }) } }),
    )
    await Promise.all([refreshLibrary(), readRegistry()])
    return result
  } finally {
    stopping = undefined
    set({ work: undefined })
  }
}

/** Reads the streamed lines of a response: reports progress to `tell`, and returns the final result. @throws ApiError if it was refused or cut off */
async function lastOf(response: Response, tell: (words: string, done?: number, all?: number) => void): Promise<RegistryDone> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const next = await reader?.read()
    if (next === undefined || next.done) break
    const lines = (rest + next.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const news = JSON.parse(line) as RegistryNews
      if (news.news === 'done') return news.result
      if (news.news === 'refused') throw new ApiError(409, { error: news.error })
      tell(news.words, news.done, news.all)
    }
  }
  throw new ApiError(0, {
    error: {
      code: 'client/cut',
      message: 'The studio stopped before the operation was finished.',
      remedy: 'Is it still running? Try again.',
    },
  })
}

/** The display name of a registry. */
export const registryWords = (registry: string): string => (registry === 'embedded' ? 'the registry of this workspace' : registry)
