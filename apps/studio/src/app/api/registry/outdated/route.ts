import type { OutdatedAnswer } from '../../../../registry-types.ts'
import { outdated } from '../../../../server/registry.ts'
import { answer, route } from '../../../../server/respond.ts'

/** Installed packs with newer versions: `OutdatedAnswer`. */
export const GET = route(async (request) => answer({ outdated: await outdated(request.signal) } satisfies OutdatedAnswer))
