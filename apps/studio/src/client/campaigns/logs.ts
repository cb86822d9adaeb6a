/**
 * The logs of the workspace, as a store for pages. A change is a function of the stored log, so that a change by another page is never overwritten.
 */
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { type CampaignLog, mergeLogs } from '@questwright/workshop/campaign/shown'
import { create } from 'zustand'
import type { KeptLog, LogsAnswer } from '../../api-types.ts'
import { ApiError, absent, getLogs, putLog, removeLog, restoreLog } from '../api.ts'
import { asApiError } from '../library.ts'

interface LogsState {
  readonly answer: LogsAnswer | undefined
  readonly error: ApiError | undefined
}

export const useLogs = create<LogsState>(() => ({ answer: undefined, error: undefined }))

/** Reads the logs again; the old ones stay until the answer arrives. */
export async function refreshLogs(): Promise<LogsAnswer | undefined> {
  try {
    const answer = await getLogs()
    useLogs.setState({ answer, error: undefined })
    return answer
  } catch (error) {
    useLogs.setState({ error: asApiError(error) })
    return undefined
  }
}

const sameRun = (one: CampaignLog, other: CampaignLog): boolean => one.run === other.run && one.campaign === other.campaign

/** The log of a run, as last read. */
export const logOfRun = (run: string): KeptLog | undefined => useLogs.getState().answer?.logs.find(({ log }) => log.run === run)

/** Writes a new log. @throws ApiError */
export async function keepNewLog(log: CampaignLog): Promise<KeptLog> {
  const kept = await putLog({ log, expected: absent })
  show(kept)
  return kept
}

/**
 * Changes a log.
 * @param change returns the changed log; where another page or program wrote the log in between, both are merged
 * @throws ApiError
 */
export async function changeLog(run: string, change: (log: CampaignLog) => CampaignLog): Promise<KeptLog> {
  const from = logOfRun(run)
  if (!from)
    throw new ApiError(404, {
      error: { code: 'campaigns/absent', message: 'This log does not exist any more.', remedy: 'Load the page again.' },
    })
  const log = change(from.log)
  try {
    return show(await putLog({ log, expected: from.hash }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'campaigns/changed') throw error
    const theirs = (await refreshLogs())?.logs.find((one) => sameRun(one.log, log))
    if (!theirs) throw error
    const { log: both, added } = mergeLogs(log, theirs.log)
    if (added > 0) toast('Another page has changed this log meanwhile: its entries are kept, too.')
    return show(await putLog({ log: both, expected: theirs.hash }))
  }
}

function show(kept: KeptLog): KeptLog {
  const { answer } = useLogs.getState()
  if (!answer) return kept
  const others = answer.logs.filter(({ file, log }) => file !== kept.file && !sameRun(log, kept.log))
  const logs = [...others, kept].sort((one, other) => (one.file < other.file ? -1 : 1))
  useLogs.setState({ answer: { logs, unreadable: answer.unreadable.filter(({ file }) => file !== kept.file) } })
  return kept
}

/** Moves a log, or an invalid file, aside, and offers to bring it back. */
export async function deleteLog(file: string, title: string): Promise<void> {
  await removeLog(file)
  await refreshLogs()
  toast(`${title} is deleted.`, {
    duration: 15_000,
    description: 'The file is kept in .questwright/campaigns/deleted of the workspace.',
    action: { label: 'Undo', onClick: () => void restoreLog(file).then(refreshLogs, tellError) },
  })
}
