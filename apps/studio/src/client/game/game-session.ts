/** The table of this page: one session, with what the studio is for it. Loading it loads the rules' realm. */
import { type ComparedLines, compareMoments as compare, type Moment, TableSession } from '@questwright/session'
import { localPending } from '@questwright/session/browser'
import { isChanged, useFiles } from '../editor/files.ts'
import { recordFinished } from '../history/record.ts'
import { freshSeed } from '../new-game.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { tellError } from '../tell-error.ts'
import { gameStore } from './game-store.ts'
import { gameShelf } from './kept-game.ts'
import { keepStops } from './kept-stops.ts'

export type { ComparedLines, Figure, Moment, Position } from '@questwright/session'
export { ONLOOKER } from '@questwright/session'
export { type GameState, type NewGame, type Reloaded, type ReloadFrom, useGame } from './game-store.ts'

export const tableSession = new TableSession(
  {
    openRealm: (engine) => openStudioRealm(engine),
    shelf: gameShelf,
    pending: localPending('questwright-pending'),
    recordEnded: async (ended) => void (await recordFinished(ended)),
    keepStops,
    tellError,
    uniqueName: () => crypto.randomUUID(),
    freshSeed,
  },
  gameStore,
)

const { playing, lines, hands, opening, liveEdit } = tableSession

// whoever has a file open will save it, and whoever types will do so soon
useFiles.subscribe(({ files }, before) => {
  if (files !== before.files) liveEdit.noteEdited(new Set(Object.keys(files)), Object.values(files).some(isChanged) ? 'yes' : 'no')
})

/** What pages do with it, by name. */
export const startGame: typeof opening.start = (...parts) => opening.start(...parts)
export const resumeGame: typeof opening.resume = (...parts) => opening.resume(...parts)
export const openLines: typeof opening.openLines = (...parts) => opening.openLines(...parts)
export const leaveGame = () => opening.leave()

export const giveAnswer: typeof playing.answer = (answer) => playing.answer(answer)
export const moveByHand: typeof playing.moveByHand = (move) => playing.moveByHand(move)
export const throwNewDice = () => playing.throwNewDice()
export const passOn = () => playing.passOn()
export const passUntil: typeof playing.passUntil = (until) => playing.passUntil(until)
export const changeStops: typeof playing.changeStops = (stops) => playing.changeStops(stops)
export const goTo: typeof playing.goTo = (input) => playing.goTo(input)
export const chooseDice: typeof playing.chooseDice = (dice) => playing.chooseDice(dice)
export const liftCurtain = () => hands.liftCurtain()

export const currentLine = () => lines.current()
export const allLines = () => lines.all()
export const switchLine: typeof lines.switchTo = (...parts) => lines.switchTo(...parts)
export const renameLine: typeof lines.rename = (...parts) => lines.rename(...parts)
export const deleteLine: typeof lines.remove = (id) => lines.remove(id)
export const addSavePoint: typeof lines.addSavePoint = (...parts) => lines.addSavePoint(...parts)
export const removeSavePoint: typeof lines.removeSavePoint = (input) => lines.removeSavePoint(input)
export const compareMoments = (one: Moment, other: Moment): Promise<ComparedLines> => compare(tableSession, one, other)

export const prepareReload = () => liveEdit.prepareReload()
export const reloadPacks: typeof liveEdit.reloadPacks = (...parts) => liveEdit.reloadPacks(...parts)
export const refuseReload: typeof liveEdit.refuseReload = (...parts) => liveEdit.refuseReload(...parts)
export const takeReplay = () => liveEdit.takeReplay()
export const keepPosition = () => liveEdit.keepPosition()

export const explainCard = (card: string) => tableSession.explainCard(card)
export const whatComes = () => tableSession.whatComes()
export const whatWasHeard = (answers: number) => tableSession.whatWasHeard(answers)
export const gameFile = () => tableSession.gameFile()
