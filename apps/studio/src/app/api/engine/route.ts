import { gameAsked, readEngine } from '../../../server/made-from-sources.ts'
import { answerOnce, route } from '../../../server/respond.ts'

/** `EngineAnswer`, or 304. */
export const GET = route(async (request, { repository }) => {
  const made = await readEngine(repository, gameAsked(request))
  return answerOnce(request, made.hash, made)
})
