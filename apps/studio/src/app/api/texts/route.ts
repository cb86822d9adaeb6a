import { Refusal } from '@questwright/workshop/refusal'
import type { CardTextRequest } from '../../../api-types.ts'
import { cardTextOf, packTextsOf } from '../../../server/card-texts.ts'
import { answer, parameter, readJson, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** What can be compiled of the texts of a pack's cards: `PackTextsAnswer`. Nothing is written. */
export const GET = route(async (request) => answer(await packTextsOf(workspace(), parameter(request, 'pack'), request.signal)))

/** Reads the texts of a card while they are typed, and compiles them; nothing is written. Body: `CardTextRequest`. Response: `ReadCard`. */
export const POST = route(async (request) => {
  const body = (await readJson(request, 'Send { pack, slug, path, facts, words, wanted }.')) as Partial<CardTextRequest> | null
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (
    typeof body?.pack !== 'string' ||
    typeof body.slug !== 'string' ||
    typeof body.path !== 'string' ||
    !isObject(body.facts) ||
    (body.words !== undefined && !isObject(body.words)) ||
    (body.answers !== undefined && !isObject(body.answers)) ||
    (body.script !== undefined && typeof body.script !== 'string')
  )
    throw new Refusal(400, 'body/refused', 'The call names no card.', 'Send { pack, slug, path, facts, words, wanted }.')
  return answer(await cardTextOf(workspace(), body as CardTextRequest))
})
