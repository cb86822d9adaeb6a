/** Applies changed files to the running game, whichever program changed them. */
import { tellError } from '@questwright/table-page/tell-error'
import { filesThatDiffer, heldSentences, packsUnderGame } from '@questwright/workshop/packs-under-game'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { readWhole, refreshWhole, useLibrary } from '../library.ts'
import { useStudioGame } from './game-store.ts'

let queue: Promise<unknown> = Promise.resolve()

/** Queue for saves and changes on disk: each starts from the result of the one before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = queue.then(work, work)
  queue = next.catch(() => undefined)
  return next
}

/** Resolves when no save or reload is running: work that is not urgent waits for it. */
export const nothingInTurn = (): Promise<unknown> => queue

/** The files of the last attempt: the same texts give the same error, which is not reported twice. */
let tried: ReadonlyMap<string, string> = new Map()

/**
 * Prepares the running game for the save of a file of a pack, while the server writes it.
 * @returns whether the game uses that pack
 */
export function prepareGame(pack: string): 'under game' | 'apart' {
  if (!packsOfGame()?.some(({ id }) => id === pack)) return 'apart'
  void liveEdit().then(({ prepareReload }) => prepareReload())
  return 'under game'
}

/** Prepares a realm for the running game while another program is still writing files of its packs. @param files `pack/path` each */
export function prepareGameFor(files: readonly string[]): void {
  const scripts = files.filter((file) => !file.endsWith('.scene.ts') && packsOfGame()?.some(({ id }) => file.startsWith(`${id}/`)))
  if (scripts.length > 0) void liveEdit().then(({ noteWritten }) => noteWritten(scripts))
}

/**
 * Reads the packs again and applies them to the running game. Call it `inTurn`.
 * @param files `pack/path` of the files that this page saved; other files that differ from those of the game are applied too
 * @param saved their pack, where the response to the save contains it: then the game need not wait for the other packs
 */
export async function putUnderGame(files: readonly string[], saved?: WholePack): Promise<void> {
  const known = saved && withPack(useLibrary.getState().whole, saved)
  if (known) {
    try {
      await putOwn(known, files)
    } finally {
      const answer = await refreshWhole()
      if (!answer) tellLibraryError()
    }
    return
  }
  if (packsOfGame()) void liveEdit().then(({ prepareReload }) => prepareReload())
  const { whole: answer, show } = await readWhole()
  // the table first: rendering the rest of the library can wait
  try {
    if (answer) await putOwn(answer, files)
  } finally {
    show()
    if (!answer) tellLibraryError()
  }
}

async function putOwn(answer: Pick<WholePacks, 'packs'>, files: readonly string[]): Promise<void> {
  const running = packsOfGame()
  if (!running) return
  const own = files.filter((file) => running.some(({ id }) => file.startsWith(`${id}/`)) && !file.endsWith('.scene.ts'))
  if (own.length > 0) await put(answer, [...new Set([...own, ...filesThatDiffer(answer, running).keys()])], 'this page')
}

function tellLibraryError(): void {
  const { error } = useLibrary.getState()
  if (error) tellError(error)
}

/** The known packs with one of them replaced by a newer state; undefined where it is unknown. */
function withPack(known: WholePacks | undefined, state: WholePack): Pick<WholePacks, 'packs'> | undefined {
  if (!known?.packs.some(({ pack }) => pack === state.pack)) return undefined
  return { packs: known.packs.map((one) => (one.pack === state.pack ? state : one)) }
}

/**
 * Applies files that differ on disk to the running game, unless that was tried before. Call it `inTurn`.
 * @returns the files that differ: `pack/path`
 */
export async function takeFromDisk(): Promise<readonly string[]> {
  const answer = await refreshWhole()
  const running = packsOfGame()
  if (!answer || !running) return []
  const differing = filesThatDiffer(answer, running)
  if (differing.size > 0) {
    if ([...differing].some(([file, hash]) => tried.get(file) !== hash)) await put(answer, [...differing.keys()], 'disk')
    return [...differing.keys()]
  }
  // the files were repaired to the state that the game uses: nothing differs, but the notice about broken files must be removed
  const { reloaded } = useStudioGame.getState()
  if (reloaded?.state === 'failed' || (reloaded?.held.length ?? 0) > 0) await put(answer, reloaded?.files ?? [], 'disk')
  return []
}

/** Keeps the running game with its packs although those on disk differ: only later changes are applied. */
export function leaveDiskAside(): void {
  const { whole } = useLibrary.getState()
  const running = packsOfGame()
  if (whole && running) tried = filesThatDiffer(whole, running)
}

/** Loaded when a game runs: pages without a game need no realm. */
const liveEdit = () => import('./game-session.ts')

function packsOfGame() {
  const { packs, status } = useStudioGame.getState()
  return status === 'none' || status === 'failed' ? undefined : packs
}

async function put(answer: Pick<WholePacks, 'packs'>, files: readonly string[], from: 'this page' | 'disk'): Promise<void> {
  const { refuseReload, reloadPacks } = await liveEdit()
  const { packs, held } = packsUnderGame(answer, useStudioGame.getState().packs)
  const broken = files.filter((file) => held.some((one) => one.file === file))
  if (broken.length > 0 && broken.length === files.length) refuseReload(files, heldSentences(held, broken), from)
  else await reloadPacks(packs, files, { from, held: heldSentences(held, broken) })
  tried = filesThatDiffer(answer, useStudioGame.getState().packs)
}
