/**
 * The workshop does the work of terminal and studio on packs: functions that return typed reports and report progress. Nothing here prints, and
 * nothing depends on a command or a page. This module has what every command needs, such as loading a workspace; each task has a module of its own,
 * so that a program loads only the tasks that it needs.
 */

export { deckList } from './deck-list.ts'
export { seatsOf } from './page/seats.ts'
export { Broken, diskWords, listed, WrongUse } from './problems.ts'
export { placeInScript, placeOfLoop, withLine, withPlace } from './running/fault-places.ts'
export { faultLine, scriptProblem, scriptWarning } from './running/fault-words.ts'
export { everybody } from './running/seats.ts'
export { loadNamedPacks, loadWorkspace } from './workspace/load-workspace.ts'
export { idOf, type LoadedWorkspace, type LocalPack } from './workspace/local-pack.ts'
export { mayRunIn, pickPack, pickPacks, splitPackNames, withNeeds } from './workspace/pick-packs.ts'
export { contentFolder, repository, userPath, workspaceFolder, workspaceToFill } from './workspace/places.ts'
