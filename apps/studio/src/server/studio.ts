/** What the routes share. Next.js may load a module once for each route, so it hangs on the global object. */
import { folderWorkspace } from './folder-workspace.ts'
import { readSettings } from './settings.ts'
import type { Workspace } from './workspace.ts'

interface Studio {
  readonly folder: string
  readonly workspace: Workspace
}

const holder = globalThis as { questwrightStudio?: Studio }

/** The workspace of this server. */
export function workspace(): Workspace {
  const folder = readSettings().workspace
  if (holder.questwrightStudio?.folder !== folder) holder.questwrightStudio = { folder, workspace: folderWorkspace(folder) }
  return holder.questwrightStudio.workspace
}
