/** The files that the workshop writes and reads: one reader and one writer each, versioned. It runs in a page too, so nothing of Node is imported here. */
export { type FileFault, type FileFormat, formatNameIn, type ReadFile } from './file-format.ts'
export { type FuzzFile, type FuzzWay, fuzzCaseFormat } from './fuzz-case.ts'
export { type KeptGameFile, type KeptLine, keptGameFormat } from './kept-game.ts'
export { type FinishedParts, type PlayedParts, playedGameFormat, readFinished } from './played-game.ts'
export { type PositionFile, positionFormat } from './position.ts'
export { readSavedGame, type SavedBranch, type SavedGame, type SavedPoint, type StudioPart, savedGameFormat } from './saved-game.ts'
