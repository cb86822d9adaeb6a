/**
 * The game at the table, as pages use it. The rules run in a realm behind `TableHost`.
 * `game-state.ts` is the store, `running.ts` the realm behind it, `opening.ts` how games begin and end, `playing.ts` what a person does,
 * `lines.ts` the branches, `live-edit.ts` what changed scripts do, `keep-running.ts` what is kept.
 */
export { type GameState, type NewGame, type Reloaded, type ReloadFrom, useGame } from './game-state.ts'
export { liftCurtain, ONLOOKER } from './hands.ts'
export { addSavePoint, allLines, currentLine, deleteLine, removeSavePoint, renameLine, switchLine } from './lines.ts'
export { keepPosition, refuseReload, reloadPacks, takeReplay } from './live-edit.ts'
export { leaveGame, openReplay, resumeGame, startGame } from './opening.ts'
export {
  changeStops,
  chooseDice,
  explainCard,
  gameFile,
  giveAnswer,
  goTo,
  moveByHand,
  passOn,
  passUntil,
  throwNewDice,
  whatComes,
  whatWasHeard,
} from './playing.ts'
