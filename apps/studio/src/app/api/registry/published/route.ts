import { publishedBeside } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/** The published version of a pack of the workspace (`?pack=…`), and the changes since: `PublishedAnswer`. */
export const GET = route(async (request) => answer(await publishedBeside(request.signal, parameter(request, 'pack'))))
