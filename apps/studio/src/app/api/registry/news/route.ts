import { news } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/** The changes from one version of a pack to another (`?name=…&from=…&to=…`): `PackDiff`. */
export const GET = route(async (request) =>
  answer(await news(request.signal, parameter(request, 'name'), parameter(request, 'from'), parameter(request, 'to'))),
)
