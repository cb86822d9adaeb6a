/** The session of this page's table, with the studio as its host. */
import type { TableSession } from '@questwright/session'
import { createShownTable } from '@questwright/table-page/table/shown-table'
import { isChanged, useFiles } from '../editor/files.ts'
import { recordFinished } from '../history/record.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { gameStore } from './game-store.ts'
import { gameShelf } from './kept-game.ts'

export { type NewGame, type Reloaded, useStudioGame } from './game-store.ts'

export const shownTable = createShownTable(
  {
    openRealm: (engine) => openStudioRealm(engine),
    shelf: gameShelf,
    recordEnded: async (ended) => void (await recordFinished(ended)),
  },
  gameStore,
)

export const tableSession: TableSession = shownTable.session

const { playing, opening, liveEdit } = tableSession

// an open file is likely to be saved, and one with unsaved changes soon
useFiles.subscribe(({ files }, before) => {
  if (files !== before.files) liveEdit.noteEdited(new Set(Object.keys(files)), Object.values(files).some(isChanged) ? 'yes' : 'no')
})

/** Functions of the session that pages of the studio call. */
export const startGame: typeof opening.start = (...parts) => opening.start(...parts)
export const openLines: typeof opening.openLines = (...parts) => opening.openLines(...parts)
export const goTo = (input: number): Promise<void> => playing.goTo(input, 'of the holder')
/** Where the rules allow undo only with the consent of all players, the page asks for it. */
export const goToAsPlayer = (input: number): Promise<void> => playing.goTo(input)

export const prepareReload = () => liveEdit.prepareReload()
export const noteWritten = (files: readonly string[]): void => liveEdit.noteWritten(files)
export const reloadPacks: typeof liveEdit.reloadPacks = (...parts) => liveEdit.reloadPacks(...parts)
export const refuseReload: typeof liveEdit.refuseReload = (...parts) => liveEdit.refuseReload(...parts)
export const takeReplay = () => liveEdit.takeReplay()
export const keepPosition = () => liveEdit.keepPosition()
