/**
 * Stores the logs of the campaigns that a group plays: one plain file for each run of a campaign, in `.questwright/campaigns` of the workspace. A
 * replaced log whose entries are missing in the new one is moved aside and not deleted.
 */
import { sha256 } from '@questwright/packs/sha256'
import { type CampaignLog, campaignLogFormat } from '../campaign/index.ts'
import { absent, type KeptLog, type LogsAnswer, mostRecordBytes, type UnreadableLog } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { keptFolder } from '../workspace/kept-folder.ts'

/** The folder of the logs, inside the workspace. Its name begins with a dot, so it belongs to no pack. */
const logsFolder = '.questwright/campaigns'

export interface CampaignLogs {
  list(): Promise<LogsAnswer>
  /**
   * Writes a log: the first one of a new run, or a newer one in place of an existing one.
   * @param expected the hash of the file that the writer last read, or `absent`
   * @throws Refusal 409 when the file has changed since then, 413 when the log is too large; nothing was written
   */
  put(log: CampaignLog, expected: string): Promise<KeptLog>
  /**
   * Moves a log file aside, from where it can be restored.
   * @throws Refusal for a missing file
   */
  remove(file: string): Promise<void>
  /**
   * Moves a log file back.
   * @throws Refusal for a missing file, or when another file has its name
   */
  restore(file: string): Promise<void>
}

/** Opens the logs of a workspace. @param root the folder of the workspace */
export function openCampaignLogs(root: string): CampaignLogs {
  const folder = keptFolder(root, logsFolder, {
    code: 'campaigns',
    whole: 'The logs of campaigns',
    one: 'log',
    safe: 'the log can be saved as a file meanwhile',
  })

  const list = async (): Promise<LogsAnswer> => {
    const logs: KeptLog[] = []
    const unreadable: UnreadableLog[] = []
    for (const { file, size } of await folder.files()) {
      const read = await readLog(file, size)
      if ('log' in read) logs.push(read)
      else unreadable.push(read)
    }
    const byFile = (one: { readonly file: string }, other: { readonly file: string }) => (one.file < other.file ? -1 : 1)
    return { logs: logs.sort(byFile), unreadable: unreadable.sort(byFile) }
  }

  const readLog = async (file: string, size: number): Promise<KeptLog | UnreadableLog> => {
    if (size > mostRecordBytes)
      return { file, message: 'The file is too large for the log of a campaign.', remedy: 'Look at the file itself.' }
    try {
      const text = await folder.read(file)
      const read = campaignLogFormat.read(text)
      if ('value' in read) return { file, hash: sha256(text), log: read.value }
      return { file, message: read.fault.message, remedy: read.fault.remedy }
    } catch {
      return { file, message: 'The file cannot be read.', remedy: 'Look at its permissions.' }
    }
  }

  return {
    list,
    put: (log, expected) =>
      folder.inTurn(async () => {
        const { logs, unreadable } = await list()
        const before = logs.find((one) => one.log.run === log.run && one.log.campaign === log.campaign)
        if ((before?.hash ?? absent) !== expected)
          throw new Refusal(
            409,
            'campaigns/changed',
            before ? 'This log was changed meanwhile, by another page or program.' : 'This log does not exist any more.',
            before
              ? 'Load it again: what was recorded in both logs is merged.'
              : 'It may have been deleted: bring it back, or save it as a new one.',
          )
        const text = campaignLogFormat.write(log)
        if (Buffer.byteLength(text) > mostRecordBytes)
          throw new Refusal(
            413,
            'campaigns/too-large',
            `The log of a campaign has at most ${mostRecordBytes / 1_000_000} MB, and this one has more.`,
            'Save it as a file, and begin a new log from its last game.',
          )
        const file = before?.file ?? fileOf(log)
        const isSpoilt = unreadable.some((one) => one.file === file)
        const isShorter = before?.log.entries.some(({ id }) => !log.entries.some((one) => one.id === id))
        // the new log lacks entries of the old one (it was accepted by hand, or comes from elsewhere): move the old one aside instead of
        // overwriting it
        if (isSpoilt || isShorter) await folder.moveAside(file)
        if (before && !isShorter) await folder.replace(file, text)
        else await folder.add(file, text)
        return { file, hash: sha256(text), log }
      }),
    remove: folder.remove,
    restore: folder.restore,
  }
}

/** The name for the file of a log, such as `the-weald-0f3a91c2.json`. */
function fileOf({ campaign, run }: CampaignLog): string {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  return `${plain(campaign.split('/').at(-1) ?? '').slice(0, 60) || 'campaign'}-${sha256(run).slice(0, 8)}.json`
}
