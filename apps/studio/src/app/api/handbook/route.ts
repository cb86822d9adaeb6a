import { readHandbook } from '../../../server/handbook.ts'
import { answerOnce, route } from '../../../server/respond.ts'

/** `HandbookAnswer`, or 304. */
export const GET = route(async (request, { repository }) => {
  const handbook = await readHandbook(repository)
  return answerOnce(request, handbook.hash, handbook)
})
