import { expectedHash, packWith } from '@questwright/workshop/workspace'
import { absent, type FileAnswer, type SavedAnswer } from '../../../api-types.ts'
import { answer, parameter, readBody, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

const named = (request: Request) => ({ pack: parameter(request, 'pack'), path: parameter(request, 'path') })

/** A file: `FileAnswer`. */
export const GET = route(async (request) => {
  const { pack, path } = named(request)
  const { text, hash } = await workspace().readFile(pack, path)
  return answer({ pack, path, text, hash } satisfies FileAnswer)
})

/** Writes a file. Body: `SaveRequest`. Response: `SavedAnswer`, or 409 with `FileConflict`. */
export const PUT = route(async (request) => {
  const { pack, path } = named(request)
  const { text, expected } = await readBody(request, ['text', 'expected'])
  const hash = await workspace().writeFile(pack, path, text, expectedHash(expected))
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('answer')
  const news = wanted === 'pack' ? packWith(workspace(), pack, { path, text }, searchParams.get('since') ?? undefined) : undefined
  return answer({ pack, path, hash, ...(news ? { news } : {}) } satisfies SavedAnswer)
})

/** Deletes a file (`expected` is in the URL). Response: `SavedAnswer`, or 409 with `FileConflict`. */
export const DELETE = route(async (request) => {
  const { pack, path } = named(request)
  await workspace().deleteFile(pack, path, expectedHash(parameter(request, 'expected')))
  return answer({ pack, path, hash: absent } satisfies SavedAnswer)
})
