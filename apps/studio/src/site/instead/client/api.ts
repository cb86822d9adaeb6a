/** A site has no server: what the studio asks its own for comes from files, and nothing is written. */
import type { ApiErrorBody, EngineAnswer, ExactPackAnswer, FinishedGame, PacksAnswer, RecordedAnswer } from '../../../api-types.ts'

export { absent } from '../../../api-types.ts'

import { siteEngine, sitePacks } from '../../data.ts'

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly remedy: string
  readonly conflict = undefined

  constructor(status: number, body: ApiErrorBody) {
    super(body.error.message)
    this.status = status
    this.code = body.error.code
    this.remedy = body.error.remedy
  }
}

const refused = (): Promise<never> =>
  Promise.reject(
    new ApiError(501, {
      error: {
        code: 'site/no-server',
        message: 'This page has no workspace: nothing can be written here.',
        remedy: 'Use the studio for that.',
      },
    }),
  )

export const send = (_path: string, _init?: RequestInit): Promise<Response> => refused()
export const getEngine = (): Promise<EngineAnswer> => siteEngine()
export const getLabEngine = (): Promise<EngineAnswer> => refused()
export const getDeclarations = (): Promise<never> => refused()
/** A site has the packs of its day, and no others. */
export const getExactPack = async (_pack: object): Promise<ExactPackAnswer> => ({ state: 'absent' })
export const getFile = (): Promise<never> => refused()
export const saveFile = (): Promise<never> => refused()
export const saveFileOf = (): Promise<never> => refused()
export const deleteFile = (): Promise<never> => refused()
export const compileScript = (): Promise<never> => refused()

/** The packs as a workspace in which nothing is wrong and nothing is written. */
export async function getPacks(): Promise<PacksAnswer> {
  const bundles = await sitePacks()
  return {
    workspace: { name: 'site', writing: 'refused' },
    packs: bundles.map((bundle) => ({ pack: bundle.id, kind: 'own' as const, folder: bundle.id, bundle, problems: [], files: [] })),
    problems: [],
    hash: bundles.map(({ hash }) => hash).join(' '),
  }
}

/** A site has no history; the game itself is kept in the browser. */
export const recordGame = async (_game: FinishedGame): Promise<RecordedAnswer> => ({ state: 'known', id: '', file: '' })
