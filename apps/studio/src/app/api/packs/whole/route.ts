import { readPacksSince } from '@questwright/workshop/workspace'
import { hadBy } from '../../../../server/had.ts'
import { answerOnce, route } from '../../../../server/respond.ts'
import { workspace } from '../../../../server/studio.ts'

/** All packs with scripts and scenes, for playing, testing and editing: `WholePacks`, `PacksChange` or `PacksNews` for a page that has an older one, or 304. */
export const GET = route(async (request) => {
  const packs = await readPacksSince(workspace(), hadBy(request))
  return answerOnce(request, packs.hash, packs)
})
