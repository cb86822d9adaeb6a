/** What the routes share. Next.js may load a module once for each route, so it hangs on the global object. */
import type { Workspace } from '@questwright/workshop/workspace'
import { type CampaignLogs, folderWorkspace, type History, openCampaignLogs, openHistory } from '@questwright/workshop/workspace'
import { readSettings } from './settings.ts'

/** Raised when the things below change their shape: a development server that loads this file anew makes them anew. */
const shape = 4

interface Studio {
  readonly shape: number
  readonly folder: string
  readonly workspace: Workspace
  readonly history: History
  readonly campaignLogs: CampaignLogs
}

const holder = globalThis as { questwrightStudio?: Studio }

function studio(): Studio {
  const { workspace: folder, content } = readSettings()
  if (holder.questwrightStudio?.folder !== folder || holder.questwrightStudio.shape !== shape)
    holder.questwrightStudio = {
      shape,
      folder,
      workspace: folderWorkspace(folder, { content }),
      history: openHistory(folder),
      campaignLogs: openCampaignLogs(folder),
    }
  return holder.questwrightStudio
}

/** The workspace of this server. */
export const workspace = (): Workspace => studio().workspace

/** The games that were finished in it. */
export const history = (): History => studio().history

/** The logs of the campaigns that are played in it. */
export const campaignLogs = (): CampaignLogs => studio().campaignLogs
