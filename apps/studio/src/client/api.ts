/** Calls of the studio's server part, with the shapes of `api-types.ts`. For the browser only. */
import { withChange } from '@questwright/workshop/page'
import {
  type AbilitiesAnswer,
  type AbilitiesRequest,
  type ApiErrorBody,
  absent,
  type CompileAnswer,
  type CompileRequest,
  type DeclarationsAnswer,
  type EngineAnswer,
  type ExactPackAnswer,
  type FileAnswer,
  type FileConflict,
  type FinishedGame,
  type HistoryAnswer,
  type KeptLog,
  type LogsAnswer,
  type PacksAnswer,
  type PacksChange,
  type PlayedGame,
  type PutLog,
  type RecordedAnswer,
  type SavedAnswer,
  type SaveRequest,
  tokenHeader,
  type WholePack,
  type WholePacks,
} from '../api-types.ts'
import type { WorkspaceFolderAnswer, WorkspaceFolderChoice } from '../workspace-folder-types.ts'
import { forgetFirstCalls, takeFirstCall } from './first-calls.ts'
import { forgetToken, takeToken } from './token.ts'

/** What the server part refused, or that it could not be reached (`status` 0). Message and remedy are for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly remedy: string
  /** Of a 409: what is on disk and what was sent. */
  readonly conflict: FileConflict['conflict'] | undefined

  constructor(status: number, body: ApiErrorBody & Partial<FileConflict>) {
    super(body.error.message)
    this.status = status
    this.code = body.error.code
    this.remedy = body.error.remedy
    this.conflict = body.conflict
  }
}

/**
 * Sends a call with the token.
 * @throws ApiError for every answer that is no success, and when there is no answer
 */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = takeToken() ?? ''
  headers.set(tokenHeader, token)
  if (init.method !== undefined) forgetFirstCalls()
  const early = init.method === undefined && init.signal === undefined ? takeFirstCall(path) : undefined
  let response: Response
  try {
    response = await (early ?? fetch(path, { ...init, headers, credentials: 'omit', referrerPolicy: 'no-referrer' }))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, {
      error: {
        code: 'client/unreachable',
        message: 'The studio does not answer.',
        remedy: 'Is it still running? Start it again with `npm start`.',
      },
    })
  }
  if (response.ok) return response
  const body = await readError(response)
  if (body.error.code === 'guard/token-wrong') forgetToken(token)
  throw new ApiError(response.status, body)
}

async function readError(response: Response): Promise<ApiErrorBody> {
  try {
    const body = (await response.json()) as ApiErrorBody
    if (typeof body.error?.message === 'string') return body
  } catch {
    // Falls through: it was no answer of ours.
  }
  return {
    error: {
      code: 'client/no-json',
      message: `The studio answered with ${response.status} and no explanation.`,
      remedy: 'Look at the terminal in which it runs.',
    },
  }
}

async function read<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return (await (await send(path, init)).json()) as Answer
}

const json = (method: 'PUT' | 'POST', body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const fileAddress = (pack: string, path: string, more: { readonly [name: string]: string } = {}): string =>
  `/api/files?${new URLSearchParams({ pack, path, ...more })}`

/** All packs, checked, without their code. @param known what the page has already: then only what changed need come */
export const getPacks = (known?: PacksAnswer): Promise<PacksAnswer> => packsAt('/api/packs', known)

/** The same with scripts and scenes. @param known as above */
export const getWholePacks = (known?: WholePacks): Promise<WholePacks> => packsAt('/api/packs/whole', known)

async function packsAt<Answer extends PacksAnswer>(path: string, known?: Answer): Promise<Answer> {
  const answer: Answer | PacksChange = await read(`${path}${known ? `?${new URLSearchParams({ since: known.hash })}` : ''}`)
  if (!('since' in answer)) return answer
  // only with `known` that is asked for
  return answer.change ? withChange(known as Answer, answer.change) : (known as Answer)
}

/** The very version of a pack that a saved game names, where it was installed. */
export const getExactPack = (pack: { readonly name: string; readonly version: string; readonly hash: string }): Promise<ExactPackAnswer> =>
  read(`/api/exact-pack?${new URLSearchParams({ name: pack.name, version: pack.version, hash: pack.hash })}`)

/** A file as it lies on disk. */
export const getFile = (pack: string, path: string): Promise<FileAnswer> => read(fileAddress(pack, path))

/**
 * Writes a file.
 * @param expected the hash of the text that the person started from; `absent` for a new file
 * @throws ApiError with status 409 and `conflict` when the file is another one meanwhile; nothing was written
 */
export const saveFile = (pack: string, path: string, text: string, expected: string): Promise<SavedAnswer> =>
  read(fileAddress(pack, path), json('PUT', { text, expected } satisfies SaveRequest))

/**
 * Writes a file, as `saveFile`, for who needs the pack as it is then and cannot wait for `getPacks`.
 * @param known what the page has
 * @returns `state`: the pack with the file in it; absent where the server has not read it yet
 */
export async function saveFileOf(
  known: WholePacks,
  { pack, path, text, expected }: { readonly pack: string; readonly path: string; readonly text: string; readonly expected: string },
): Promise<{ readonly hash: string; readonly state: WholePack | undefined }> {
  const address = fileAddress(pack, path, { answer: 'pack', since: known.hash })
  const { hash, news }: SavedAnswer = await read(address, json('PUT', { text, expected } satisfies SaveRequest))
  if (!news || 'state' in news) return { hash, state: news?.state }
  const before = known.packs.find((one) => one.pack === pack)
  return { hash, state: before && news.change ? withChange(before, news.change) : before }
}

/** Deletes a file; `expected` as in `saveFile`. */
export const deleteFile = (pack: string, path: string, expected: string): Promise<SavedAnswer> =>
  read(fileAddress(pack, path, { expected }), { method: 'DELETE' })

/** Gates and compiles a script as it stands in the editor, without saving it. */
export const compileScript = (request: CompileRequest): Promise<CompileAnswer> => read('/api/compile', json('POST', request))

/** Reads the abilities of a script as it stands in the editor, and says what it would be with one more. Nothing is saved. */
export const askAbilities = (request: AbilitiesRequest): Promise<AbilitiesAnswer> => read('/api/abilities', json('POST', request))

const ofGame = (game: string): URLSearchParams => new URLSearchParams({ game })

/** The modules of the engine of a game for a realm. */
export const getEngine = (game: string): Promise<EngineAnswer> => read(`/api/engine?${ofGame(game)}`)

/** The same with the bots and the testkit: for simulations, and for scenes. */
export const getLabEngine = (game: string): Promise<EngineAnswer> => read(`/api/lab-engine?${ofGame(game)}`)

/** The declarations of the script API of a game, for Monaco's `setExtraLibs`. */
export const getDeclarations = (game: string): Promise<DeclarationsAnswer> => read(`/api/declarations?${ofGame(game)}`)

/** The games that were finished in this workspace, newest first. */
export const getHistory = (): Promise<HistoryAnswer> => read('/api/history')

/** One of them with its replay. @throws ApiError when the file is gone or cannot be read */
export const getPlayedGame = (id: string): Promise<PlayedGame> => read(`/api/history?${new URLSearchParams({ game: id })}`)

/** Records a finished game; the same ending of the same table is written once. */
export const recordGame = (game: FinishedGame): Promise<RecordedAnswer> => read('/api/history', json('PUT', game))

/** Takes a game out of the history. */
export const removeGame = (file: string): Promise<object> => read(`/api/history?${new URLSearchParams({ file })}`, { method: 'DELETE' })

/** Puts it back. */
export const restoreGame = (file: string): Promise<object> => read(`/api/history?${new URLSearchParams({ file })}`, json('POST', {}))

/** The logs of the campaigns that are played in this workspace. */
export const getLogs = (): Promise<LogsAnswer> => read('/api/campaigns')

/** Writes a log. @throws ApiError 409 when another one lies there meanwhile */
export const putLog = (put: PutLog): Promise<KeptLog> => read('/api/campaigns', json('PUT', put))

/** Moves a log aside. */
export const removeLog = (file: string): Promise<object> => read(`/api/campaigns?${new URLSearchParams({ file })}`, { method: 'DELETE' })

/** Puts it back. */
export const restoreLog = (file: string): Promise<object> => read(`/api/campaigns?${new URLSearchParams({ file })}`, json('POST', {}))

export { absent }

/** Which folder is the workspace, and which one is suggested. @throws ApiError */
export const getWorkspaceFolder = async (): Promise<WorkspaceFolderAnswer> =>
  (await (await send('/api/workspace-folder')).json()) as WorkspaceFolderAnswer

/** Chooses the folder of the workspace. @throws ApiError for a folder that cannot be a workspace */
export async function putWorkspaceFolder(choice: WorkspaceFolderChoice): Promise<WorkspaceFolderAnswer> {
  const sent = await send('/api/workspace-folder', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  return (await sent.json()) as WorkspaceFolderAnswer
}
