import type { SearchAnswer } from '../../../../registry-types.ts'
import { search } from '../../../../server/registry.ts'
import { answer, route } from '../../../../server/respond.ts'

/** Packs of the registry with some words (`?words=…`; empty for all): `SearchAnswer`. */
export const GET = route(async (request) =>
  answer({
    found: await search(request.signal, (new URL(request.url).searchParams.get('words') ?? '').slice(0, 200)),
  } satisfies SearchAnswer),
)
