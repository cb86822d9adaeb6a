import { trust } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/**
 * What a person should know of an installed pack before the first game with it (`?name=…`): `TrustReport`. With `&version=…` of a version that lies
 * beside the one in use.
 */
export const GET = route(async (request) => {
  const version = new URL(request.url).searchParams.has('version') ? parameter(request, 'version') : undefined
  return answer(await trust(request.signal, parameter(request, 'name'), version))
})
