import { trust } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/**
 * Publisher and content of an installed pack, to be shown before the first game with it (`?name=…`): `TrustReport`. With `&version=…` of a version
 * installed beside the one in use.
 */
export const GET = route(async (request) => {
  const version = new URL(request.url).searchParams.has('version') ? parameter(request, 'version') : undefined
  return answer(await trust(request.signal, parameter(request, 'name'), version))
})
