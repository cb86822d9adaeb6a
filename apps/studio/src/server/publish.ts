/**
 * Publishes in a process of its own: checks, scenes and random play run there, so the server stays responsive, and a pack that crashes the process
 * harms nothing else.
 */
import type { PublishReport } from '@questwright/workshop/publish'
import { Refusal } from '@questwright/workshop/refusal'
import { shown } from '@questwright/workshop/shown'
import { publishEventLines, publishReportLines } from '@questwright/workshop/words'
import type { PublishNews, PublishOrder } from '../publish-types.ts'
import type { RegistryDeed, RegistryDone } from '../registry-types.ts'
import { startTool, toolFile } from './run-tool.ts'
import { readSettings } from './settings.ts'

/** Time limit for checks, scenes, a minute of random games, and every scenario with one to four players. */
const mostMilliseconds = 30 * 60_000

/** Number of kept lines: the last ones say why it was not published. */
const mostNotes = 10

/**
 * Publishes a pack.
 * @throws Refusal with the reasons why it was not published; an AbortError when it was aborted
 */
export async function publishInProcess(
  { pack, warnings }: Extract<RegistryDeed, { readonly do: 'publish' }>,
  tell: (words: string) => void,
  signal: AbortSignal,
): Promise<RegistryDone> {
  const { repository, workspace, fuzzSeconds } = readSettings()
  const order: PublishOrder = { workspace, pack, warnings, fuzzSeconds }
  return doneOf(await publishBy(toolFile(repository, 'publish'), order, tell, signal))
}

/** The result of a publication, and the lines printed during it. */
export interface Publication {
  /** Absent if it was refused, or the process crashed. */
  readonly report?: PublishReport
  readonly lines: readonly string[]
}

/**
 * Runs a publishing process.
 * @param file of the process: it expects a `PublishOrder` and sends `PublishNews`
 * @throws an AbortError when it was aborted
 */
export async function publishBy(
  file: string,
  order: PublishOrder,
  tell: (words: string) => void,
  signal: AbortSignal,
): Promise<Publication> {
  signal.throwIfAborted()
  const child = startTool(readSettings().repository, file, 'sent')
  const stop = (): boolean => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const overdue = setTimeout(() => child.kill('SIGKILL'), mostMilliseconds)
  const lines: string[] = []
  const say = (words: string): void => {
    for (const line of shown(words)
      .split('\n')
      .map((one) => one.trim())) {
      if (line === '') continue
      lines.push(line)
      tell(line.slice(0, 300))
    }
  }
  let report: PublishReport | undefined
  child.on('message', (news: PublishNews) => {
    if (news.news === 'event') for (const words of publishEventLines(news.event)) say(words)
    else if (news.news === 'refused') say(news.message)
    else {
      report = news.report
      for (const words of [...publishReportLines(report), report.sentence]) say(words)
    }
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => console.error(text.trimEnd()))
  child.send(order)
  await new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('close', () => resolve())
  })
  clearTimeout(overdue)
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return { lines, ...(report ? { report } : {}) }
}

function doneOf({ report, lines }: Publication): RegistryDone {
  const last = lines.slice(-mostNotes).join('\n')
  switch (report?.result) {
    case 'published':
    case 'would-publish':
      return { version: report.version, integrity: report.integrity }
    case 'warned':
      throw new Refusal(409, 'publish/warnings', report.warnings.join('\n'), 'Repair it, or publish it anyway.')
    case 'red':
      throw new Refusal(409, 'publish/red', `${last}\n`, 'Repair that first; nothing was published.')
    case undefined:
      throw new Refusal(409, 'publish/refused', last || 'Publishing failed.', '')
  }
}
