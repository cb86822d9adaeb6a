/**
 * The files that the workshop writes and reads, each with a version, a reader and a writer. Pages load this module as well, so it imports nothing
 * of Node.
 */
export { type FileFormat, formatNameIn, type ReadFile } from './file-format.ts'
export { type FuzzFile, type FuzzWay, fuzzCaseFormat } from './fuzz-case.ts'
export { type KeptGame, type KeptLine, keptGameFormat } from './kept-game.ts'
export { type FinishedGame, type PlayedGame, playedGameFormat, readFinished } from './played-game.ts'
export { positionFormat } from './position.ts'
export { readSavedGame, type SavedGame, type SavedPoint, savedGameFormat } from './saved-game.ts'
export { type TakenWords, type TrashRecord, trashRecordFormat } from './trash-record.ts'
