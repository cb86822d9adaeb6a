/** Calls of the studio's server, with the types of `api-types.ts`. For the browser only. */
import { hadOf, withChange, withHad } from '@questwright/workshop/page'
import {
  type AbilitiesAnswer,
  type AbilitiesRequest,
  type ApiErrorBody,
  absent,
  type CardTextRequest,
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
  type PacksNews,
  type PackTextsAnswer,
  type PlayedGame,
  type PutLog,
  type ReadCard,
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

/** An error from the server, or that it could not be reached (`status` 0). Message and remedy are for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly remedy: string
  /** For a 409: the hashes of the expected text, of the text on disk and of the sent text. */
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
 * Sends a request with the token.
 * @throws ApiError for every response that is no success, and when there is no response; for an aborted request the AbortError of the browser
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
    // the body is not in the format of our errors
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

/** All packs, checked, without their code. @param known the page's packs: then the response contains only changes */
export const getPacks = (known?: PacksAnswer): Promise<PacksAnswer> => packsAt('/api/packs', known)

/** Like `getPacks`, with scripts and scenes. @param known as in `getPacks` */
export const getWholePacks = (known?: WholePacks): Promise<WholePacks> => packsAt('/api/packs/whole', known)

async function packsAt<Answer extends PacksAnswer>(path: string, known?: Answer): Promise<Answer> {
  const answer: PacksNews<Answer> | PacksChange = await read(`${path}${known ? `?${hadOf(known)}` : ''}`)
  if (!('since' in answer)) return known ? withHad(answer, known) : (answer as Answer)
  // only a request with `known` gets a change
  return answer.change ? withChange(known as Answer, answer.change) : (known as Answer)
}

/** The exact installed version of a pack that a saved game needs. */
export const getExactPack = (pack: { readonly name: string; readonly version: string; readonly hash: string }): Promise<ExactPackAnswer> =>
  read(`/api/exact-pack?${new URLSearchParams({ name: pack.name, version: pack.version, hash: pack.hash })}`)

/** A file as it is on disk. */
export const getFile = (pack: string, path: string): Promise<FileAnswer> => read(fileAddress(pack, path))

/**
 * Writes a file.
 * @param expected the hash of the text that the user started from; `absent` for a new file
 * @throws ApiError with status 409 and `conflict` when the file changed in between; nothing was written
 */
export const saveFile = (pack: string, path: string, text: string, expected: string): Promise<SavedAnswer> =>
  read(fileAddress(pack, path), json('PUT', { text, expected } satisfies SaveRequest))

/**
 * Writes a file like `saveFile`, for callers that need the resulting pack without waiting for `getPacks`.
 * @param known the page's packs
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

/** Validates and compiles a script from the editor, without saving it. */
export const compileScript = (request: CompileRequest): Promise<CompileAnswer> => read('/api/compile', json('POST', request))

/** Parses the abilities of a script from the editor; if the request has an ability, also inserts or replaces that. Nothing is saved. */
export const askAbilities = (request: AbilitiesRequest): Promise<AbilitiesAnswer> => read('/api/abilities', json('POST', request))

/** Reads the texts of a card while they are typed, and compiles them. Nothing is saved. */
export const readCardText = (request: CardTextRequest, signal?: AbortSignal): Promise<ReadCard> =>
  read('/api/texts', { ...json('POST', request), ...(signal && { signal }) })

/** What can be compiled of the texts of a pack's cards. */
export const readPackTexts = (pack: string, signal?: AbortSignal): Promise<PackTextsAnswer> =>
  read(`/api/texts?${new URLSearchParams({ pack })}`, { ...(signal && { signal }) })

const ofGame = (game: string): URLSearchParams => new URLSearchParams({ game })

/** The modules of the engine of a game for a realm. */
export const getEngine = (game: string): Promise<EngineAnswer> => read(`/api/engine?${ofGame(game)}`)

/** Like `getEngine`, with the bots and the testkit: for simulations, and for scenes. */
export const getLabEngine = (game: string): Promise<EngineAnswer> => read(`/api/lab-engine?${ofGame(game)}`)

/** The declarations of the script API of a game, for Monaco's `setExtraLibs`. */
export const getDeclarations = (game: string): Promise<DeclarationsAnswer> => read(`/api/declarations?${ofGame(game)}`)

/** The finished games of this workspace, newest first. */
export const getHistory = (): Promise<HistoryAnswer> => read('/api/history')

/** A finished game with its replay. @throws ApiError when the file is gone or cannot be read */
export const getPlayedGame = (id: string): Promise<PlayedGame> => read(`/api/history?${new URLSearchParams({ game: id })}`)

/** Records a finished game; the same ending of the same table is recorded once. */
export const recordGame = (game: FinishedGame): Promise<RecordedAnswer> => read('/api/history', json('PUT', game))

/** Removes a game from the history. */
export const removeGame = (file: string): Promise<object> => read(`/api/history?${new URLSearchParams({ file })}`, { method: 'DELETE' })

/** Brings back a removed game. */
export const restoreGame = (file: string): Promise<object> => read(`/api/history?${new URLSearchParams({ file })}`, json('POST', {}))

/** The logs of the campaigns in this workspace. */
export const getLogs = (): Promise<LogsAnswer> => read('/api/campaigns')

/** Writes a log. @throws ApiError 409 when the log changed in between */
export const putLog = (put: PutLog): Promise<KeptLog> => read('/api/campaigns', json('PUT', put))

/** Moves a log aside. */
export const removeLog = (file: string): Promise<object> => read(`/api/campaigns?${new URLSearchParams({ file })}`, { method: 'DELETE' })

/** Brings back a log that was moved aside. */
export const restoreLog = (file: string): Promise<object> => read(`/api/campaigns?${new URLSearchParams({ file })}`, json('POST', {}))

export { absent }

/** The folder of the workspace, and a suggestion. @throws ApiError */
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
