/** What lies in the workspace: one store that all pages read. Pack text in it is shown as text only. */
import type { PackBundle } from '@questwright/packs/types'
import { gameIdOf, mixedGames, type OfGame, packsOfOneGame } from '@questwright/workshop/rulebooks'
import { create } from 'zustand'
import type { DeclarationsAnswer, EngineAnswer, FileChange, PacksAnswer } from '../api-types.ts'
import { ApiError, getDeclarations, getEngine, getLabEngine, getPacks } from './api.ts'
import { watchFiles } from './watch-files.ts'
import { whenIdle } from './when-idle.ts'

export interface LibraryState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly packs: PacksAnswer | undefined
  readonly error: ApiError | undefined
  /** Whether changes on disk are heard. */
  readonly connection: 'unknown' | 'there' | 'lost'
}

export const useLibrary = create<LibraryState>(() => ({ status: 'loading', packs: undefined, error: undefined, connection: 'unknown' }))

const set = useLibrary.setState

let asked = 0
let answered = 0

/** Reads all packs anew. What was there stays until the answer comes. @returns the packs, or undefined after a refusal, which the store then holds */
export async function refreshLibrary(): Promise<PacksAnswer | undefined> {
  const { packs, show } = await readLibrary()
  show()
  return packs
}

/** Reads all packs anew. The pages redraw when `show` is called, so that a running game can take a changed script before that. */
export async function readLibrary(): Promise<{ readonly packs: PacksAnswer | undefined; readonly show: () => void }> {
  const mine = ++asked
  // answers overtake each other: one that was asked for earlier must not bring back what is gone
  const news = (state: Partial<LibraryState>) => () => {
    if (mine <= answered) return
    answered = mine
    set(state)
  }
  try {
    const packs = await getPacks(useLibrary.getState().packs)
    const known = useLibrary.getState().packs
    if (mine <= answered) return { packs: known, show: () => undefined }
    return { packs, show: news({ status: 'ready', error: undefined, ...(packs.hash === known?.hash ? {} : { packs }) }) }
  } catch (error) {
    const show = news({ status: 'failed', error: asApiError(error) })
    return { packs: undefined, show }
  }
}

/** What is fetched once for each game; what could not be had is asked for again. */
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

/** The id of the game of packs that are played together; without packs that of the usual one. @throws ApiError where they are for several games */
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

/** The same with the bots and the testkit: for simulations, and for scenes. @throws ApiError */
export async function theLabEngine(packs: readonly OfGame[]): Promise<EngineAnswer> {
  return labEngineOf(gameOfPacks(packs))
}

/** The declarations of the script API of a game. @throws ApiError */
export const theDeclarations: (game: string) => Promise<DeclarationsAnswer> = onceForGame(getDeclarations)

/** Asks for what a table and an editor will need: after a change of the engine the server takes its time to make it. */
function warmUp(): void {
  const game = gameIdOf(packsOfOneGame(bundlesOf(useLibrary.getState().packs)))
  void engineOf(game)
    .then(() => theDeclarations(game))
    .catch(() => undefined)
}

/** The packs that can be used, in the workspace's order. */
export function bundlesOf(packs: PacksAnswer | undefined): readonly PackBundle[] {
  return packs?.packs.flatMap(({ bundle }) => (bundle ? [bundle] : [])) ?? []
}

/**
 * Reads the library for the first time, and hears of changes on disk until the function that it returns is called; the page's own writes are
 * among them.
 * @param heard is told of them, with an empty list after the connection was lost, when any file may have changed unseen
 */
export function watchLibrary(heard: (changes: readonly FileChange[]) => void): () => void {
  let connected = 0
  const first = refreshLibrary()
  // a file may change after it was read and before anybody listens
  const readAgain = async (): Promise<void> => void ((await first) && whenIdle(() => void refreshLibrary()))
  void first.then((packs) => packs && whenIdle(warmUp))
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

/** Any error as one that says what to do. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, {
    error: { code: 'client/failed', message: error instanceof Error ? error.message : String(error), remedy: 'Load the page again.' },
  })
}
