/**
 * The workshop: what terminal and studio do with packs, as functions that answer with typed reports and tell how far they are. Nothing here prints, and
 * nothing knows a command or a page.
 */
export { type FuzzFile, type FuzzWay, fuzzFilesOf, fuzzSlug, isFuzzFile, packsIn, readFuzzFile } from './fuzz/file.ts'
export { type FuzzedPacks, fuzzBundles } from './fuzz/games.ts'
export { shrinkPatience } from './fuzz/patience.ts'
export { type FuzzRealm, openFuzzRealm } from './fuzz/realm.ts'
export { playFuzzFile, type ReplayedFailure, replayFailure } from './fuzz/replay.ts'
export { type FoundFailure, type Progress, type RunReport, runFuzz, unwordedIn } from './fuzz/run.ts'
export { Broken, diskWords, listed, WrongUse } from './problems.ts'
export { placeInScript, placeOfLoop, withLine, withPlace } from './running/fault-places.ts'
export { faultLine, remedyOf, scriptProblem } from './running/fault-words.ts'
export { declarations, engineIdentity, LAB, type Lab, labEngine, openLab } from './running/lab.ts'
export { type PlacedResult, runPackScenes, type SceneOptions, type SceneRun, TESTKIT } from './running/run-pack-scenes.ts'
export { EVERYBODY, MOST_PLAYERS } from './running/seats.ts'
export { gameFile, readGame, readText, waitingLine, writeFile } from './saved-games.ts'
export { type LoadOptions, loadWorkspace } from './workspace/load-workspace.ts'
export { idOf, type LoadedWorkspace, type LocalPack } from './workspace/local-pack.ts'
export { mayRunIn, pickPacks, splitPackNames, withNeeds } from './workspace/pick-packs.ts'
export { contentFolder, repository, userPath, workspaceFolder } from './workspace/places.ts'
export { writeNewFolder, writeTogether } from './workspace/write-together.ts'
