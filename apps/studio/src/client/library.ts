/** The packs of the workspace: one store for all pages. Text of packs is only ever shown as text. */
import type { PackBundle, PackOutline } from '@questwright/packs/types'
import { tellError } from '@questwright/table-page/tell-error'
import { gameIdOf, mixedGames, type OfGame } from '@questwright/workshop/rulebooks'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { DeclarationsAnswer, EngineAnswer, FileChange, PacksAnswer, WholePacks } from '../api-types.ts'
import { ApiError, getDeclarations, getEngine, getLabEngine, getPacks, getWholePacks } from './api.ts'
import { isSentFirst } from './first-calls.ts'
import { watchFiles } from './watch-files.ts'
import { whenIdle } from './when-idle.ts'

export interface LibraryState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly packs: PacksAnswer | undefined
  /** With scripts and scenes, once a part of this page needs them: see `wholePacks`. */
  readonly whole: WholePacks | undefined
  readonly error: ApiError | undefined
  /** Whether the server reports changes on disk. */
  readonly connection: 'unknown' | 'there' | 'lost'
}

export const useLibrary = create<LibraryState>(() => ({
  status: 'loading',
  packs: undefined,
  whole: undefined,
  error: undefined,
  connection: 'unknown',
}))

const set = useLibrary.setState

let asked = 0
let answered = 0
/** The data that the next request asks for. Once a page has needed the code of packs, it is always requested. */
let wanted: 'outlines' | 'whole packs' = 'outlines'

/**
 * Reads all packs again. The old ones stay until the response arrives. @returns the packs, or undefined after an error, which is then in the store
 */
export async function refreshLibrary(): Promise<PacksAnswer | undefined> {
  const { read, show } = await readAnew()
  show()
  return read?.packs
}

/** Like `refreshLibrary`, with scripts and scenes, for callers that need their current state on disk. */
export async function refreshWhole(): Promise<WholePacks | undefined> {
  const { whole, show } = await readWhole()
  show()
  return whole
}

/** Reads all packs again. Pages render when `show` is called, so that a running game can take a changed script before that. */
export async function readWhole(): Promise<{ readonly whole: WholePacks | undefined; readonly show: () => void }> {
  wanted = 'whole packs'
  const { read, show } = await readAnew()
  return { whole: read?.whole, show }
}

/** The pending first response with code: later readers of the packs await it, and then request only the changes since. */
let arriving: Promise<WholePacks | undefined> | undefined

async function wholeSince(known: WholePacks | undefined): Promise<WholePacks> {
  const had = known ?? (arriving ? await arriving : undefined)
  const answer = getWholePacks(had)
  if (had === undefined) {
    const mine = answer
      .catch(() => undefined)
      .finally(() => {
        if (arriving === mine) arriving = undefined
      })
    arriving = mine
  }
  return answer
}

interface Read {
  readonly packs: PacksAnswer
  readonly whole: WholePacks | undefined
}

async function readAnew(): Promise<{ readonly read: Read | undefined; readonly show: () => void }> {
  const mine = ++asked
  // responses may arrive out of order: the response to an earlier request must not overwrite a newer state
  const news = (state: Partial<LibraryState>) => () => {
    if (mine <= answered) return
    answered = mine
    set(state)
  }
  try {
    const { packs: known, whole } = useLibrary.getState()
    const read = wanted === 'outlines' ? { packs: await getPacks(known), whole: undefined } : sameTwice(await wholeSince(whole))
    const now = useLibrary.getState()
    if (mine <= answered && now.packs) return { read: { packs: now.packs, whole: now.whole }, show: () => undefined }
    const isSame = read.packs.hash === now.packs?.hash && (read.whole === undefined) === (now.whole === undefined)
    return { read, show: news({ status: 'ready', error: undefined, ...(isSame ? {} : read) }) }
  } catch (error) {
    const show = news({ status: 'failed', error: asApiError(error) })
    return { read: undefined, show }
  }
}

const sameTwice = (whole: WholePacks): Read => ({ packs: whole, whole })

let coming: Promise<WholePacks> | undefined

/** The packs with scripts and scenes, fetched only when a game, a test or an editor needs them. @throws ApiError */
function wholePacks(): Promise<WholePacks> {
  const { whole } = useLibrary.getState()
  if (whole) return Promise.resolve(whole)
  coming ??= refreshWhole()
    .then((read) => {
      if (read) return read
      throw useLibrary.getState().error ?? asApiError(new Error('The packs could not be read.'))
    })
    .finally(() => {
      coming = undefined
    })
  return coming
}

/** The whole packs for a component: undefined until they are loaded. Errors are shown to the user. */
export function useWholePacks(): WholePacks | undefined {
  const whole = useLibrary((state) => state.whole)
  useEffect(() => {
    if (!whole) wholePacks().catch(tellError)
  }, [whole])
  return whole
}

/** All valid packs with scripts, as a game needs them. @throws ApiError */
export async function wholeBundles(): Promise<readonly PackBundle[]> {
  return bundlesOf(await wholePacks())
}

/** Caches one response for each game; a failed request is repeated by the next call. */
function onceForGame<Answer>(fetched: (game: string) => Promise<Answer>): (game: string) => Promise<Answer> {
  const all = new Map<string, Promise<Answer>>()
  return (game) => {
    const known = all.get(game)
    if (known) return known
    const answer = fetched(game).catch((error: unknown) => {
      all.delete(game)
      throw error
    })
    all.set(game, answer)
    return answer
  }
}

/** The id of the game of packs that are played together; the default game without packs. @throws ApiError where they are for several games */
function gameOfPacks(packs: readonly OfGame[]): string {
  const mixed = mixedGames(packs)
  if (mixed !== undefined) throw new ApiError(0, { error: { code: 'game/mixed', message: mixed, remedy: 'Choose packs of one game.' } })
  return gameIdOf(packs)
}

const engineOf = onceForGame(getEngine)
const labEngineOf = onceForGame(getLabEngine)

/** The modules of the engine of the packs' game. @throws ApiError */
export async function theEngine(packs: readonly OfGame[]): Promise<EngineAnswer> {
  return engineOf(gameOfPacks(packs))
}

/** Like `theEngine`, with the bots and the testkit: for simulations, and for scenes. @throws ApiError */
export async function theLabEngine(packs: readonly OfGame[]): Promise<EngineAnswer> {
  return labEngineOf(gameOfPacks(packs))
}

/** The declarations of the script API of a game. @throws ApiError */
export const theDeclarations: (game: string) => Promise<DeclarationsAnswer> = onceForGame(getDeclarations)

/** The valid packs, in the order of the workspace; with scripts and scenes where the answer has them. */
export function bundlesOf(packs: WholePacks): readonly PackBundle[]
export function bundlesOf(packs: PacksAnswer | undefined): readonly PackOutline[]
export function bundlesOf(packs: PacksAnswer | undefined): readonly PackOutline[] {
  return packs?.packs.flatMap(({ bundle }) => (bundle ? [bundle] : [])) ?? []
}

/**
 * Reads the library for the first time, and listens to changes on disk until the returned function is called; they include the page's own
 * writes.
 * @param heard called with the changes; with an empty list after a lost connection, when any file may have changed unnoticed
 */
export function watchLibrary(heard: (changes: readonly FileChange[]) => void): () => void {
  let connected = 0
  // if whole packs are already requested, wait for them instead of requesting outlines too
  const first = coming || isSentFirst('/api/packs/whole') ? wholePacks().catch(() => undefined) : refreshLibrary()
  // a file may change between the first read and the start of the event stream
  const readAgain = async (): Promise<void> => void ((await first) && whenIdle(() => void refreshLibrary()))
  return watchFiles({
    ready: () => {
      set({ connection: 'there' })
      if (connected++ > 0) heard([])
      else void readAgain()
    },
    lost: (error) => set(error && error.status >= 400 ? { connection: 'lost', status: 'failed', error } : { connection: 'lost' }),
    changed: heard,
  })
}

/** Any error as an ApiError with a remedy. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, {
    error: { code: 'client/failed', message: error instanceof Error ? error.message : String(error), remedy: 'Load the page again.' },
  })
}
