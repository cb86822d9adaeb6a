import { performDeed, readDeed } from '@questwright/workshop/workspace'
import { answer, readJson, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/**
 * Changes several files at once, or previews that. Body: `WorkspaceDeed`. Response: `DoneAnswer`, `PreviewAnswer` or `TrashAnswer`; 409 when a file
 * changed in between.
 */
export const POST = route(async (request) =>
  answer(await performDeed(workspace(), readDeed(await readJson(request, 'Send an operation on the workspace.')))),
)
