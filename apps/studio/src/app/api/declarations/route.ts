import { gameAsked, readDeclarations } from '../../../server/made-from-sources.ts'
import { answerOnce, route } from '../../../server/respond.ts'

/** `DeclarationsAnswer`, or 304. */
export const GET = route(async (request, { repository }) => {
  const made = await readDeclarations(repository, gameAsked(request))
  return answerOnce(request, made.hash, made)
})
