import { findExactPack, installedPacks } from '@questwright/packs'
import type { ExactPackAnswer } from '../../../api-types.ts'
import { answer, parameter, route } from '../../../server/respond.ts'

/** A version of a pack that was installed, if it is the very one: `ExactPackAnswer`. No script of it runs here. */
export const GET = route((request, { workspace }) => {
  const wanted = { name: parameter(request, 'name'), version: parameter(request, 'version'), hash: parameter(request, 'hash') }
  const found = findExactPack(wanted, [installedPacks(workspace)])
  return answer((found.state === 'found' ? { state: 'found', bundle: found.bundle } : { state: found.state }) satisfies ExactPackAnswer)
})
