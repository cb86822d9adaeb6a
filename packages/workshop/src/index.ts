/**
 * The workshop: what terminal and studio do with packs, as functions that answer with typed reports and tell how far they are. Nothing here prints, and
 * nothing knows a command or a page. Here stands what every command needs, a workspace that is read once; each piece of work has an entry of its own, so
 * that a program loads what it does and nothing else.
 */

export { deckList } from './deck-list.ts'
export { Broken, diskWords, listed, WrongUse } from './problems.ts'
export { placeInScript, placeOfLoop, withLine, withPlace } from './running/fault-places.ts'
export { faultLine, scriptProblem } from './running/fault-words.ts'
export { EVERYBODY, MOST_PLAYERS } from './running/seats.ts'
export { loadNamedPacks, loadWorkspace } from './workspace/load-workspace.ts'
export { idOf, type LoadedWorkspace, type LocalPack } from './workspace/local-pack.ts'
export { mayRunIn, pickPacks, splitPackNames, withNeeds } from './workspace/pick-packs.ts'
export { contentFolder, repository, userPath, workspaceFolder, workspaceToFill } from './workspace/places.ts'
