import { readOutlinesSince } from '@questwright/workshop/workspace'
import { answerOnce, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** All packs, compiled and checked, without their code: `PacksAnswer`, `PacksChange` for a page that has an older one, or 304. */
export const GET = route(async (request) => {
  const packs = await readOutlinesSince(workspace(), new URL(request.url).searchParams.get('since') ?? undefined)
  return answerOnce(request, packs.hash, packs)
})
