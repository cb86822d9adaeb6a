/** From files that changed, whoever wrote them, to the running game. */
import { tellError } from '@questwright/table-page/tell-error'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { readWhole, refreshWhole, useLibrary } from '../library.ts'
import { useStudioGame } from './game-store.ts'
import { filesThatDiffer, type PacksUnderGame, packsUnderGame } from './packs-under-game.ts'

let queue: Promise<unknown> = Promise.resolve()

/** One save or change on disk after the other: each starts from what the one before left. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = queue.then(work, work)
  queue = next.catch(() => undefined)
  return next
}

/** When nothing is being saved or put under the game: what is not urgent waits for that. */
export const nothingInTurn = (): Promise<unknown> => queue

/** What was tried already: the same files with the same texts give the same refusal, and are not told twice. */
let tried: ReadonlyMap<string, string> = new Map()

/**
 * Somebody is about to save a file of a pack: what of the running game is needed then is taken while the server writes.
 * @returns whether the game runs under that pack
 */
export function prepareGame(pack: string): 'under game' | 'apart' {
  if (!packsOfGame()?.some(({ id }) => id === pack)) return 'apart'
  void liveEdit().then(({ prepareReload }) => prepareReload())
  return 'under game'
}

/** Prepares a realm for the running game while another program still writes files of its packs. @param files `pack/path` each */
export function prepareGameFor(files: readonly string[]): void {
  const scripts = files.filter((file) => !file.endsWith('.scene.ts') && packsOfGame()?.some(({ id }) => file.startsWith(`${id}/`)))
  if (scripts.length > 0) void liveEdit().then(({ noteWritten }) => noteWritten(scripts))
}

/**
 * Reads the packs anew and puts them under the running game. Call it `inTurn`.
 * @param files `pack/path` of what was saved here; other files that differ from what the game runs under come with them
 * @param saved the one pack in which they lie, where it came with the answer: then the game need not wait for the others
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
  // the table first: drawing what else lies in the library can wait that long
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

/** What is known of the workspace, with a newer state of a pack that is known. */
function withPack(known: WholePacks | undefined, state: WholePack): Pick<WholePacks, 'packs'> | undefined {
  if (!known?.packs.some(({ pack }) => pack === state.pack)) return undefined
  return { packs: known.packs.map((one) => (one.pack === state.pack ? state : one)) }
}

/** Puts what differs on disk under the running game, unless that was tried. Call it `inTurn`. @returns the files that differ: `pack/path` */
export async function takeFromDisk(): Promise<readonly string[]> {
  const answer = await refreshWhole()
  const running = packsOfGame()
  if (!answer || !running) return []
  const differing = filesThatDiffer(answer, running)
  if (differing.size > 0) {
    if ([...differing].some(([file, hash]) => tried.get(file) !== hash)) await put(answer, [...differing.keys()], 'disk')
    return [...differing.keys()]
  }
  // mended so that it is what it was: the strip must not go on saying that something is broken
  const { reloaded } = useStudioGame.getState()
  if (reloaded?.state === 'failed' || (reloaded?.held.length ?? 0) > 0) await put(answer, reloaded?.files ?? [], 'disk')
  return []
}

/** Leaves the running game under the packs that it has, though others lie on disk: only what changes from now on is taken. */
export function leaveDiskAside(): void {
  const { whole } = useLibrary.getState()
  const running = packsOfGame()
  if (whole && running) tried = filesThatDiffer(whole, running)
}

/** Loaded when a game runs: pages without one need no realm. */
const liveEdit = () => import('./game-session.ts')

function packsOfGame() {
  const { packs, status } = useStudioGame.getState()
  return status === 'none' || status === 'failed' ? undefined : packs
}

async function put(answer: Pick<WholePacks, 'packs'>, files: readonly string[], from: 'this page' | 'disk'): Promise<void> {
  const { refuseReload, reloadPacks } = await liveEdit()
  const { packs, held } = packsUnderGame(answer, useStudioGame.getState().packs)
  const broken = files.filter((file) => held.some((one) => one.file === file))
  if (broken.length > 0 && broken.length === files.length) refuseReload(files, sentencesOf(held, broken), from)
  else await reloadPacks(packs, files, { from, held: sentencesOf(held, broken) })
  tried = filesThatDiffer(answer, useStudioGame.getState().packs)
}

const mostSentences = 4

function sentencesOf(held: PacksUnderGame['held'], files: readonly string[]): readonly string[] {
  const sentences = files.flatMap((file) => {
    const one = held.find((candidate) => candidate.file === file)
    if (!one) return []
    const { message, remedy, line } = one.problem
    return [`${file.split('/').at(-1)}${line === undefined ? '' : `, line ${line}`}: ${message} ${remedy}`]
  })
  const more = sentences.length - mostSentences
  return more > 0 ? [...sentences.slice(0, mostSentences), `${more} more files are broken; the library names them.`] : sentences
}
