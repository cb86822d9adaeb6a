/**
 * The group's history of games: one plain file a game, in `.questwright/games` of the workspace. Files are added, moved aside and moved back;
 * none is ever overwritten or removed.
 */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '@questwright/packs/sha256'
import { playedGameFormat } from '../formats/index.ts'
import type { FinishedGame, GameSummary, HistoryAnswer, PlayedGame, RecordedAnswer, UnreadableGame } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { isInside } from '../workspace/paths.ts'
import { turnsOf } from '../workspace/turns.ts'
import { writeReason } from '../workspace/write-reason.ts'
import { readPlayed, summaryOf } from './history-file.ts'

/** Below the workspace; hidden, so that it belongs to no pack. */
export const historyFolder = '.questwright/games'
/** Below that: what was deleted and can come back. */
const asideFolder = 'deleted'
const mostFileBytes = 8_000_000

export interface History {
  list(): Promise<HistoryAnswer>
  /** @throws Refusal for a game that is not there or cannot be read */
  read(id: string): Promise<PlayedGame>
  /** Writes a finished game, once: the same ending of the same table is known already, whichever tab tells of it. */
  record(game: FinishedGame): Promise<RecordedAnswer>
  /** Moves a file aside. @throws Refusal for a file that is not there */
  remove(file: string): Promise<void>
  /** Moves it back. @throws Refusal for a file that is not there, or whose place is taken */
  restore(file: string): Promise<void>
}

interface Read {
  readonly stamp: string
  readonly told: { readonly summary: GameSummary } | { readonly unreadable: UnreadableGame }
}

/**
 * Opens the history of a workspace.
 * @param root the folder of the workspace
 * @param now the server's clock
 */
export function openHistory(root: string, now: () => Date = () => new Date()): History {
  const known = new Map<string, Read>()
  // two tabs that end the same game find each other here
  const inTurn = turnsOf(root, noTurn)

  const readAll = async (): Promise<readonly Read[]> => {
    const folder = await folderIn(root)
    const names =
      folder === undefined ? [] : (await readdir(folder, { withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)
    const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    for (const file of known.keys()) if (!files.includes(file)) known.delete(file)
    for (const file of files) {
      const path = join(folder ?? '', file)
      const status = await stat(path).catch(() => undefined)
      if (!status) continue
      const stamp = `${status.mtimeMs} ${status.size} ${status.ino}`
      if (known.get(file)?.stamp !== stamp) known.set(file, { stamp, told: await tell(path, file, status.size) })
    }
    return [...known.values()]
  }
  const summaries = async (): Promise<readonly GameSummary[]> =>
    (await readAll()).flatMap(({ told }) => ('summary' in told ? [told.summary] : []))

  return {
    async list() {
      const all = await readAll()
      const games = all.flatMap(({ told }) => ('summary' in told ? [told.summary] : []))
      return {
        games: [...games].sort((one, other) => (one.finished < other.finished ? 1 : one.finished > other.finished ? -1 : 0)),
        unreadable: all
          .flatMap(({ told }) => ('unreadable' in told ? [told.unreadable] : []))
          .sort((one, other) => (one.file < other.file ? 1 : -1)),
      }
    },
    async read(id) {
      const found = (await summaries()).find((game) => game.id === id)
      const folder = await folderIn(root)
      if (!found || folder === undefined) throw absentGame()
      const read = readPlayed(found.file, await readFile(join(folder, found.file), 'utf8'))
      if ('unreadable' in read) throw new Refusal(422, `history/${read.unreadable.reason}`, read.unreadable.message, read.unreadable.remedy)
      return read.game
    },
    record: (game) =>
      inTurn(async () => {
        const id = idOf(game)
        const before = await summaries()
        const same = before.find((one) => one.id === id)
        if (same) return { state: 'known', id, file: same.file }
        // what was deleted does not come back because a page is loaded again
        const deleted = (await deletedFiles(root)).find((file) => file.includes(`-${id}.`))
        if (deleted !== undefined) return { state: 'known', id, file: deleted }
        const finished = now().toISOString()
        const ending = before.some((one) => one.table === game.table) ? 'again' : 'first'
        const head = { format: 'questwright-played-game', version: 1, id, finished, ending } as const
        // spread twice: the first puts these keys at the top of the file, the last keeps what was sent from replacing them
        const played: PlayedGame = { ...head, ...game, ...head }
        const file = `${finished.slice(0, 16).replace(':', '-')}-${slugOf(game.scenario.code)}-${game.outcome.result}-${id}.json`
        await writeNew(await makeFolder(root), file, playedGameFormat.write(played))
        return { state: 'recorded', id, file }
      }),
    remove: (file) => inTurn(() => move(root, file, 'aside')),
    restore: (file) => inTurn(() => move(root, file, 'back')),
  }
}

async function tell(path: string, file: string, size: number): Promise<Read['told']> {
  const refused = (message: string) => ({
    unreadable: { file, reason: 'broken' as const, message, remedy: 'Look at the file itself. It is left as it is.' },
  })
  if (size > mostFileBytes) return refused('The file is too large for a played game.')
  try {
    const read = readPlayed(file, await readFile(path, 'utf8'))
    return 'game' in read ? { summary: summaryOf(file, read.game) } : read
  } catch {
    return refused('The file cannot be read; look at its permissions.')
  }
}

/** The same table with the same inputs is the same ending. */
function idOf({ table, replay }: FinishedGame): string {
  return sha256(JSON.stringify([table, replay.setup, replay.seed, replay.inputs])).slice(0, 16)
}

function slugOf(code: string): string {
  const slug = (code.split(/[:/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 60) || 'scenario'
}

/** The real folder; undefined when there is none yet. @throws Refusal when a link leads it out of the workspace */
async function folderIn(root: string, folder = historyFolder): Promise<string | undefined> {
  const realRoot = await realpath(root).catch(() => undefined)
  const real = await realpath(join(root, folder)).catch(() => undefined)
  if (realRoot === undefined || real === undefined) return undefined
  if (!isInside(realRoot, real)) throw outside(folder)
  return real
}

function outside(folder: string): Refusal {
  return new Refusal(403, 'history/outside', `A link leads ${folder} out of the workspace.`, 'Replace the link by the folder itself.')
}

function noTurn(error: unknown): never {
  throw error instanceof Refusal && error.code === 'path/outside' ? outside(historyFolder) : inWords(error)
}

/** Each folder is looked at before something is made in it. */
async function makeFolder(root: string): Promise<string> {
  for (const folder of [dirname(historyFolder), historyFolder, `${historyFolder}/${asideFolder}`])
    if ((await folderIn(root, folder)) === undefined) await mkdir(join(root, folder), { recursive: true }).catch(notWritten)
  const folder = await folderIn(root)
  if (folder === undefined)
    throw new Refusal(503, 'workspace/absent', 'The folder of the workspace is not there.', 'Start the studio anew.')
  return folder
}

async function deletedFiles(root: string): Promise<readonly string[]> {
  const folder = await folderIn(root, `${historyFolder}/${asideFolder}`)
  return folder === undefined ? [] : readdir(folder)
}

/** The whole file or nothing, and never over another one. */
async function writeNew(folder: string, file: string, text: string): Promise<void> {
  const draft = join(folder, `.${file}.${randomUUID().slice(0, 8)}.tmp`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text, 'utf8')
      await handle.sync()
    } finally {
      await handle.close()
    }
    // a link, unlike a renaming, does not replace what is there
    await link(draft, join(folder, file))
  } catch (error) {
    notWritten(error)
  } finally {
    await rm(draft, { force: true })
  }
}

async function move(root: string, file: string, way: 'aside' | 'back'): Promise<void> {
  if (!/^[\w][\w.-]{0,200}\.json$/.test(file))
    throw new Refusal(400, 'history/file', 'This is no name of a game.', 'Load the history anew.')
  const folder = await makeFolder(root)
  const [from, to] = way === 'aside' ? [folder, join(folder, asideFolder)] : [join(folder, asideFolder), folder]
  if (!(await isThere(join(from, file)))) throw absentGame()
  if (await isThere(join(to, file))) {
    // the one that was deleted earlier keeps its place; this one gets a name of its own
    if (way === 'aside')
      return rename(join(from, file), join(to, file.replace(/\.json$/, `.${randomUUID().slice(0, 8)}.json`))).catch(notWritten)
    throw new Refusal(409, 'history/taken', 'A game of this name is in the history again.', 'Load the history anew.')
  }
  await rename(join(from, file), join(to, file)).catch(notWritten)
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

function absentGame(): Refusal {
  return new Refusal(404, 'history/absent', 'The history has no such game.', 'It may have been deleted: load the history anew.')
}

function notWritten(error: unknown): never {
  throw inWords(error)
}

function inWords(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(
    403,
    'history/not-written',
    `The history cannot be written: ${writeReason(error)}.`,
    `Look at permissions and space of ${historyFolder} in the workspace; the game itself is kept in this browser.`,
  )
}
