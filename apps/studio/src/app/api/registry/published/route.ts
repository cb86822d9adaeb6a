import { publishedBeside } from '../../../../server/registry.ts'
import { answer, parameter, route } from '../../../../server/respond.ts'

/** What the registry has of a pack of the workspace (`?pack=…`), beside how it is now: `PublishedAnswer`. */
export const GET = route(async (request) => answer(await publishedBeside(request.signal, parameter(request, 'pack'))))
