import { tablePage } from '../../client/game/table-page.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

/**
 * Opens a JSON file: a saved game, the log of a campaign, or a list of cards or decks; anything else is refused by the import with a message.
 * @param onLog opens the campaign of a log
 */
export async function takeJson(file: File, onLog: (run: string) => void): Promise<void> {
  const [{ decodeText, mostCardBytes, recogniseFile }, { gameFormats }, { readFiles }, { formatNameIn }] = await Promise.all([
    import('@questwright/interop'),
    import('@questwright/workshop/game-formats'),
    import('../../client/import/read-dropped.ts'),
    import('@questwright/workshop/formats'),
  ])
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()), mostCardBytes)
  const format = text === undefined ? undefined : formatNameIn(text)
  if (format === 'questwright-campaign-log') {
    const { bringLog, readLogFile } = await import('../../client/campaigns/log-file.ts')
    return onLog((await bringLog(await readLogFile(file))).run)
  }
  // a saved game contains decks, but is no deck file
  const isGame =
    text === undefined ||
    format === 'questwright-game' ||
    (/"format"\s*:\s*"questwright-/.test(text) && recogniseFile(gameFormats, text) === undefined)
  if (isGame) await (await import('@questwright/table-page/saved/open-saved')).offerFile(tablePage, file)
  else askWorkspace({ ask: 'import', dropped: readFiles([file]) })
}
