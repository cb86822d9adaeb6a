import { suggestedWorkspace } from '@questwright/workshop/workspace-choice'
import { chooseWorkspace } from '../../../server/choose-workspace.ts'
import { answer, readBody, route } from '../../../server/respond.ts'
import type { WorkspaceFolderAnswer } from '../../../workspace-folder-types.ts'

/** Which folder is the workspace, and which one is suggested: `WorkspaceFolderAnswer`. */
export const GET = route(
  (_request, { workspace }) => answer({ folder: workspace, suggested: suggestedWorkspace() } satisfies WorkspaceFolderAnswer),
  'no workspace',
)

/** Chooses the folder, and makes it where it is not there. Comes: `WorkspaceFolderChoice`. Goes: `WorkspaceFolderAnswer`. */
export const PUT = route(async (request, settings) => {
  const { folder } = await readBody(request, ['folder'])
  return answer({ folder: chooseWorkspace(folder, settings), suggested: suggestedWorkspace() } satisfies WorkspaceFolderAnswer)
}, 'no workspace')
