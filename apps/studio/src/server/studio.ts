/** What the routes share. Next.js may load a module once for each route, so it hangs on the global object. */
import type { Workspace } from '@questwright/workshop/workspace'
import { folderWorkspace, type History, openHistory } from '@questwright/workshop/workspace'
import { readSettings } from './settings.ts'

/** Raised when the things below change their shape: a development server that loads this file anew makes them anew. */
const shape = 3

interface Studio {
  readonly shape: number
  readonly folder: string
  readonly workspace: Workspace
  readonly history: History
}

const holder = globalThis as { questwrightStudio?: Studio }

function studio(): Studio {
  const { workspace: folder, content } = readSettings()
  if (holder.questwrightStudio?.folder !== folder || holder.questwrightStudio.shape !== shape)
    holder.questwrightStudio = { shape, folder, workspace: folderWorkspace(folder, { content }), history: openHistory(folder) }
  return holder.questwrightStudio
}

/** The workspace of this server. */
export const workspace = (): Workspace => studio().workspace

/** The games that were finished in it. */
export const history = (): History => studio().history
