import { performDeed, readDeed } from '@questwright/workshop/workspace'
import { answer, readJson, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** Several files at once, or what would become of them. Comes: `WorkspaceDeed`. Goes: `DoneAnswer`, `PreviewAnswer` or `TrashAnswer`; 409 when a file is another one meanwhile. */
export const POST = route(async (request) =>
  answer(await performDeed(workspace(), readDeed(await readJson(request, 'Send a deed of the workspace.')))),
)
