import { Refusal } from '@questwright/workshop/refusal'
import type { AbilitiesRequest } from '../../../api-types.ts'
import { abilitiesOf } from '../../../server/abilities.ts'
import { answer, readJson, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** Parses and inserts abilities in the text of a script; nothing is saved. Body: `AbilitiesRequest`. Response: `AbilitiesAnswer`. */
export const POST = route(async (request) => {
  const body = (await readJson(request, 'Send { pack, path, source }.')) as Partial<AbilitiesRequest> | null
  if (typeof body?.pack !== 'string' || typeof body.path !== 'string' || typeof body.source !== 'string')
    throw new Refusal(400, 'body/refused', 'The call names no script.', 'Send { pack, path, source }.')
  return answer(await abilitiesOf(workspace(), body as AbilitiesRequest))
})
