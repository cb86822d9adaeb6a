import { sha256 } from '@questwright/packs/sha256'
import { gameAsked, readLabEngine } from '../../../server/made-from-sources.ts'
import { answerOnce, route } from '../../../server/respond.ts'

/** `EngineAnswer` with the bots and the testkit, or 304. */
export const GET = route(async (request, { repository }) => {
  const made = await readLabEngine(repository, gameAsked(request))
  return answerOnce(request, sha256(made.modules.map(({ code }) => code).join('\0')), made)
})
