import { route } from '../../../server/respond.ts'
import { serverEvents } from '../../../server/server-events.ts'
import { workspace } from '../../../server/studio.ts'

/** Server-sent events about changed files: `ServerEvent`. */
export const GET = route((request) => serverEvents(workspace(), request.signal))
