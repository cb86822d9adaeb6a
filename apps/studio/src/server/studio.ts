/** Shared objects of the routes, stored on the global object, because Next.js may load a module once for each route. */
import type { Workspace } from '@questwright/workshop/workspace'
import { type CampaignLogs, folderWorkspace, type History, openCampaignLogs, openHistory } from '@questwright/workshop/workspace'
import { readSettings } from './settings.ts'

/** Increase this number when the objects below change their type: a development server that reloads this file then creates them again. */
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

/** The finished games of the workspace. */
export const history = (): History => studio().history

/** The logs of campaigns in the workspace. */
export const campaignLogs = (): CampaignLogs => studio().campaignLogs
