import { trust } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/** What a person should know of an installed pack before the first game with it (`?name=…`): `TrustReport`. */
export const GET = route(async (request) => answer(await trust(request.signal, parameter(request, 'name'))))
