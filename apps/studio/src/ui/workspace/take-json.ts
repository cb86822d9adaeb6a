import { tablePage } from '../../client/game/table-page.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/**
 * A file of JSON is a saved game, the log of a campaign, or a list of cards or decks; what it is instead, the import says.
 * @param onLog goes to the campaign of a log
 */
export async function takeJson(file: File, onLog: (run: string) => void): Promise<void> {
  const [{ decodeText, mostCardBytes, recogniseFile }, { readFiles }, { formatNameIn }] = await Promise.all([
    import('@questwright/interop'),
    import('../../client/import/read-dropped.ts'),
    import('@questwright/workshop/formats'),
  ])
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()), mostCardBytes)
  const format = text === undefined ? undefined : formatNameIn(text)
  if (format === 'questwright-campaign-log') {
    const { bringLog, readLogFile } = await import('../../client/campaigns/log-file.ts')
    return onLog((await bringLog(await readLogFile(file))).run)
  }
  // a game has decks in it, and is none
  const isGame =
    text === undefined || format === 'questwright-game' || (/"format"\s*:\s*"questwright-/.test(text) && recogniseFile(text) === undefined)
  if (isGame) await (await import('@questwright/table-page/saved/open-saved')).offerFile(tablePage, file)
  else askWorkspace({ ask: 'import', dropped: readFiles([file]) })
}
