/** Export of a log to a file, and import from one. */
import { type CampaignLog, campaignLogFormat, type MergedLogs, mergeLogs, whyApart } from '@questwright/workshop/campaign'
import { ApiError } from '../api.ts'
import { changeLog, keepNewLog, logOfRun, refreshLogs, useLogs } from './logs.ts'

/** Downloads a log as a file. @returns its name */
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

/** The result of importing a log. */
export type Brought =
  | { readonly state: 'new'; readonly run: string }
  | ({ readonly state: 'merged'; readonly run: string } & Pick<MergedLogs, 'added' | 'parted'>)

/** Parses the log in a file. @throws ApiError that says what is wrong with it, and what to do */
export async function readLogFile(file: File): Promise<CampaignLog> {
  const read = campaignLogFormat.read(await file.text())
  if ('value' in read) return read.value
  throw refused(`${file.name}: ${read.fault.message}`, read.fault.remedy)
}

/**
 * Imports a log into the workspace: as a new one, or merged into the log of the same run.
 * @param into the run to merge it into
 * @throws ApiError; nothing was changed then
 */
export async function bringLog(more: CampaignLog, into?: string): Promise<Brought> {
  // pages without campaigns have not read the logs
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
        ? 'Continue each log by itself: “Open a log” on the page Campaigns imports this one as a separate log.'
        : apart.remedy,
    )
  const { added, parted } = mergeLogs(own.log, more)
  await changeLog(own.log.run, (log) => mergeLogs(log, more).log)
  return { state: 'merged', run: own.log.run, added, ...(parted ? { parted } : {}) }
}

const refused = (message: string, remedy: string): ApiError => new ApiError(0, { error: { code: 'campaigns/file', message, remedy } })
