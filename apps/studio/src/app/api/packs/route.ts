import { readPacks } from '../../../server/packs.ts'
import { answerOnce, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** All packs, compiled and checked: `PacksAnswer`, or 304. */
export const GET = route(async (request) => {
  const packs = await readPacks(workspace())
  return answerOnce(request, packs.hash, () => packs)
})
