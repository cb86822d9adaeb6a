/**
 * The logs of the campaigns that a group plays: one plain file a run, in `.questwright/campaigns` of the workspace. What a newer one does not say any
 * more is kept aside.
 */
import { sha256 } from '@questwright/packs/sha256'
import { type CampaignLog, campaignLogFormat } from '../campaign/index.ts'
import { absent, type KeptLog, type LogsAnswer, mostRecordBytes, type UnreadableLog } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { keptFolder } from '../workspace/kept-folder.ts'

/** Below the workspace; hidden, so that it belongs to no pack. */
const logsFolder = '.questwright/campaigns'

export interface CampaignLogs {
  list(): Promise<LogsAnswer>
  /**
   * Writes a log: that of a new run, or a newer one of a run that is there.
   * @param expected the hash of the file that the writer last saw, or `absent`
   * @throws Refusal 409 when the file has changed meanwhile; nothing was written
   */
  put(log: CampaignLog, expected: string): Promise<KeptLog>
  /** Moves a file aside. @throws Refusal for a file that is not there */
  remove(file: string): Promise<void>
  /** Moves it back. @throws Refusal for a file that is not there, or whose place is taken */
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
            before ? 'This log was changed meanwhile, by another page or program.' : 'This log is not there any more.',
            before
              ? 'Load it anew; what is recorded there and here is put together.'
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
        // if the new log lacks entries (accepted by hand, or from elsewhere), move the old one aside in place of overwriting it
        if (isSpoilt || isShorter) await folder.moveAside(file)
        if (before && !isShorter) await folder.replace(file, text)
        else await folder.add(file, text)
        return { file, hash: sha256(text), log }
      }),
    remove: folder.remove,
    restore: folder.restore,
  }
}

/** `the-weald-0f3a91c2.json` */
function fileOf({ campaign, run }: CampaignLog): string {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  return `${plain(campaign.split('/').at(-1) ?? '').slice(0, 60) || 'campaign'}-${sha256(run).slice(0, 8)}.json`
}
