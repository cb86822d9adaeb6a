/**
 * The group's history of games: one plain file for each game, in `.questwright/games` of the workspace. Files are added, moved aside and moved
 * back; none is ever overwritten or deleted.
 */
import { readFile } from 'node:fs/promises'
import { sha256 } from '@questwright/packs/sha256'
import { playedGameFormat } from '../formats/index.ts'
import {
  type FinishedGame,
  type GameSummary,
  type HistoryAnswer,
  mostRecordBytes,
  type PlayedGame,
  type RecordedAnswer,
  type UnreadableGame,
} from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { keptFolder } from '../workspace/kept-folder.ts'
import { readPlayed, summaryOf } from './history-file.ts'

/** The folder of the history, inside the workspace. Its name begins with a dot, so it belongs to no pack. */
export const historyFolder = '.questwright/games'

export interface History {
  list(): Promise<HistoryAnswer>
  /**
   * Reads a game.
   * @throws Refusal for a game that does not exist or cannot be read
   */
  read(id: string): Promise<PlayedGame>
  /** Writes a finished game once: if another tab reports the same end of the same table, nothing is written again. */
  record(game: FinishedGame): Promise<RecordedAnswer>
  /**
   * Moves the file of a game aside, from where it can be restored.
   * @throws Refusal for a missing file
   */
  remove(file: string): Promise<void>
  /**
   * Moves the file of a game back.
   * @throws Refusal for a missing file, or when another file has its name
   */
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
  // two tabs may end the same game: with the lock of this folder, the second one sees what the first has written
  const folder = keptFolder(root, historyFolder, {
    code: 'history',
    whole: 'The history',
    one: 'game',
    safe: 'the game itself is kept in this browser',
  })

  const readAll = async (): Promise<readonly Read[]> => {
    const files = await folder.files()
    for (const file of known.keys()) if (!files.some((one) => one.file === file)) known.delete(file)
    for (const { file, path, size, stamp } of files)
      if (known.get(file)?.stamp !== stamp) known.set(file, { stamp, told: await tell(path, file, size) })
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
      if (!found)
        throw new Refusal(404, 'history/absent', 'The history has no such game.', 'It may have been deleted: load the history again.')
      const read = readPlayed(found.file, await folder.read(found.file))
      if ('unreadable' in read) throw new Refusal(422, `history/${read.unreadable.reason}`, read.unreadable.message, read.unreadable.remedy)
      return read.game
    },
    record: (game) =>
      folder.inTurn(async () => {
        const id = idOf(game)
        const before = await summaries()
        const same = before.find((one) => one.id === id)
        if (same) return { state: 'known', id, file: same.file }
        // a page that is reloaded reports its game again: do not record a game again that was deleted
        const deleted = (await folder.aside()).find((file) => file.includes(`-${id}.`))
        if (deleted !== undefined) return { state: 'known', id, file: deleted }
        const finished = now().toISOString()
        const ending = before.some((one) => one.table === game.table) ? 'again' : 'first'
        const head = { format: 'questwright-played-game', version: 2, id, finished, ending } as const
        // `head` is spread twice: at first so that its keys are at the top of the file, at last so that the values of a page cannot replace them
        const played: PlayedGame = { ...head, ...game, ...head }
        const file = `${finished.slice(0, 16).replace(':', '-')}-${slugOf(game.scenario.code)}-${game.outcome.result}-${id}.json`
        await folder.add(file, playedGameFormat.write(played))
        return { state: 'recorded', id, file }
      }),
    remove: folder.remove,
    restore: folder.restore,
  }
}

async function tell(path: string, file: string, size: number): Promise<Read['told']> {
  const refused = (message: string) => ({
    unreadable: { file, reason: 'broken' as const, message, remedy: 'Look at the file itself. The program does not change it.' },
  })
  if (size > mostRecordBytes)
    return refused(`The file has ${Math.ceil(size / 1_000_000)} MB, and a played game has at most ${mostRecordBytes / 1_000_000} MB.`)
  try {
    const read = readPlayed(file, await readFile(path, 'utf8'))
    return 'game' in read ? { summary: summaryOf(file, read.game) } : read
  } catch {
    return refused('The file cannot be read; look at its permissions.')
  }
}

/** The id of a finished game: the same for the same table and inputs. A game that began before setups named their dice keeps its id. */
function idOf({ table, replay }: FinishedGame): string {
  const { dice: _, ...setup } = replay.setup
  return sha256(JSON.stringify([table, setup, replay.seed, replay.inputs])).slice(0, 16)
}

function slugOf(code: string): string {
  const slug = (code.split(/[:/]/).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 60) || 'scenario'
}
