import { suggestedWorkspace } from '@questwright/workshop/workspace-choice'
import { chooseWorkspace } from '../../../server/choose-workspace.ts'
import { answer, readBody, route } from '../../../server/respond.ts'
import type { WorkspaceFolderAnswer } from '../../../workspace-folder-types.ts'

/** The folder of the workspace, and a suggestion: `WorkspaceFolderAnswer`. */
export const GET = route(
  (_request, { workspace }) => answer({ folder: workspace, suggested: suggestedWorkspace() } satisfies WorkspaceFolderAnswer),
  'no workspace',
)

/** Chooses the folder, and creates it if it does not exist. Body: `WorkspaceFolderChoice`. Response: `WorkspaceFolderAnswer`. */
export const PUT = route(async (request, settings) => {
  const { folder } = await readBody(request, ['folder'])
  return answer({ folder: chooseWorkspace(folder, settings), suggested: suggestedWorkspace() } satisfies WorkspaceFolderAnswer)
}, 'no workspace')
