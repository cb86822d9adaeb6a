import { findExactPack, installedVersions } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { ExactPackAnswer } from '../../../api-types.ts'
import { fetchExact, seen } from '../../../server/registry.ts'
import { answer, parameter, route } from '../../../server/respond.ts'

/**
 * A version of a pack with exactly the given hash: `ExactPackAnswer`. A missing version is fetched from the registry, beside the version in use.
 * No script of it is run here.
 */
export const GET = route(async (request, { workspace }) => {
  const wanted = { name: parameter(request, 'name'), version: parameter(request, 'version'), hash: parameter(request, 'hash') }
  const look = () => findExactPack(wanted, [installedVersions(workspace)], rulebooks)
  const here = look()
  const found = here.state === 'absent' && (await fetchExact(request.signal, wanted)) === 'fetched' ? look() : here
  if (found.state !== 'found') return answer({ state: found.state } satisfies ExactPackAnswer)
  return answer({ state: 'found', bundle: found.bundle, seen: seen(wanted) } satisfies ExactPackAnswer)
})
