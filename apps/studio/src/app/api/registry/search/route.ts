import { search } from '../../../../server/registry.ts'
import { answer, route } from '../../../../server/respond.ts'

/** Searches packs of the registry (`?words=…`; empty for all): `SearchAnswer`. */
export const GET = route(async (request) => {
  const words = new URL(request.url).searchParams.get('words') ?? ''
  return answer(await search(request.signal, words.slice(0, 200)))
})
