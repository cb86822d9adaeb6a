/** A log as a file that is given to others, and one that comes from them. */
import { type CampaignLog, campaignLogFormat, type MergedLogs, mergeLogs, whyApart } from '@questwright/workshop/campaign'
import { ApiError } from '../api.ts'
import { changeLog, keepNewLog, logOfRun, refreshLogs, useLogs } from './logs.ts'

/** Gives a log to the person as a file. @returns its name */
export function saveLogFile(log: CampaignLog): string {
  const name = `${
    log.title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'campaign'
  }.campaign.json`
  const address = URL.createObjectURL(new Blob([campaignLogFormat.write(log)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return name
}

/** What became of a log that came in. */
export type Brought =
  | { readonly state: 'new'; readonly run: string }
  | ({ readonly state: 'merged'; readonly run: string } & Pick<MergedLogs, 'added' | 'parted'>)

/** The log in a file. @throws ApiError that says what is wrong with it, and what to do */
export async function readLogFile(file: File): Promise<CampaignLog> {
  const read = campaignLogFormat.read(await file.text())
  if ('value' in read) return read.value
  throw refused(`${file.name}: ${read.fault.message}`, read.fault.remedy)
}

/**
 * Takes a log into the workspace: as one more, or, where one of the same run is there, into that.
 * @param into the run into which it has to go
 * @throws ApiError; nothing was changed then
 */
export async function bringLog(more: CampaignLog, into?: string): Promise<Brought> {
  // a page that shows no campaigns has not read them
  if (!useLogs.getState().answer) await refreshLogs()
  const own = logOfRun(into ?? more.run)
  if (!own) {
    await keepNewLog(more)
    return { state: 'new', run: more.run }
  }
  const apart = whyApart(own.log, more)
  if (apart !== undefined)
    throw refused(
      apart.message,
      own.log.campaign === more.campaign
        ? 'Go on with each by itself: “Open a log” on the page Campaigns takes this one in beside it.'
        : apart.remedy,
    )
  const { added, parted } = mergeLogs(own.log, more)
  await changeLog(own.log.run, (log) => mergeLogs(log, more).log)
  return { state: 'merged', run: own.log.run, added, ...(parted ? { parted } : {}) }
}

const refused = (message: string, remedy: string): ApiError => new ApiError(0, { error: { code: 'campaigns/file', message, remedy } })
