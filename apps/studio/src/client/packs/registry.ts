/** Calls about registries, and what is known of them: one store. For the browser only. */
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
  /** What is being done. */
  readonly work: { readonly what: string; readonly words: string; readonly done?: number; readonly all?: number } | undefined
}

export const useRegistry = create<RegistryState>(() => ({ known: undefined, error: undefined, outdated: [], work: undefined }))
const set = useRegistry.setState

const read = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await send(path, signal ? { signal } : {})).json() as Promise<T>

/** Reads what is known without asking any registry. */
export async function readRegistry(): Promise<void> {
  try {
    set({ known: await read<RegistryAnswer>('/api/registry'), error: undefined })
  } catch (error) {
    set({ error: asApiError(error) })
  }
}

/** Asks which installed packs have newer versions. A registry that does not answer leaves them unknown. */
export async function readOutdated(): Promise<void> {
  try {
    set({ outdated: (await read<OutdatedAnswer>('/api/registry/outdated')).outdated })
  } catch {
    set({ outdated: [] })
  }
}

/** Packs of the registry; all of them without words. @throws ApiError */
export const searchRegistry = (words: string, signal?: AbortSignal): Promise<SearchAnswer> =>
  read(`/api/registry/search?${new URLSearchParams({ words })}`, signal)

/** @throws ApiError */
export const newsOf = (name: string, from: string, to: string): Promise<PackDiff> =>
  read(`/api/registry/news?${new URLSearchParams({ name, from, to })}`)

/** What is published of a pack of the workspace, and what changed since. @throws ApiError */
export const publishedOf = (pack: string): Promise<PublishedAnswer> => read(`/api/registry/published?${new URLSearchParams({ pack })}`)

/** @throws ApiError */
export const trustOf = ({ name, version }: NamedVersion): Promise<TrustReport> =>
  read(`/api/registry/trust?${new URLSearchParams({ name, version })}`)

let stopping: AbortController | undefined

/** Stops what is being done; the workspace stays as it was. */
export function stopWork(): void {
  stopping?.abort()
}

/**
 * Has something done, and shows how far it is.
 * @param what for people: "Installing @you/fen"
 * @throws ApiError; an AbortError when it was stopped
 */
export async function doDeed(deed: RegistryDeed, what: string): Promise<RegistryDone> {
  if (useRegistry.getState().work)
    throw new ApiError(409, {
      error: { code: 'client/busy', message: 'Something else is being done with packs.', remedy: 'Wait until it is done.' },
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
    error: { code: 'client/cut', message: 'The studio stopped in the middle of it.', remedy: 'Is it still running? Try again.' },
  })
}

/** How a registry is called. */
export const registryWords = (registry: string): string => (registry === 'embedded' ? 'the registry of this workspace' : registry)
