/** What the entries for Node and for pages have in common. */
export type * from '@questwright/kernel'
export { authorPlace, type Booted, bootPacks, defineAhead, inOrder, moduleName, type ScriptProblem } from './boot-packs.ts'
export { type CompareOptions, type Comparison, compareScripts, type Difference, differencesBetween, viewFrom } from './compare-scripts.ts'
export { isDecision } from './decisions.ts'
export { type DryDeck, type DryRun, type DryRunOptions, dryDecks, dryRun, type TooFew } from './dry-run.ts'
export { type Budget, DEFAULT_PATIENCE, openRealmHere, openRealmInWorker, type Realm, type RealmOptions, type WorkerPort } from './host.ts'
export { GLOBAL_NAMES, PRELUDE } from './inside/prelude.ts'
export { type KeptRealm, keptRealm } from './kept-realm.ts'
export {
  DEFAULT_FUEL,
  FIRST_LINE_SHIFT,
  type Machine,
  MachineError,
  type MachineFailure,
  type MachineReason,
  type MachineState,
  type ModuleSource,
} from './machine.ts'
export { type DefineProblem, defineAll, failureOf, type Limits, type RealmKind } from './protocol.ts'
export { openQuickjsMachine, type QuickjsOptions, STACK_BYTES, wasmHash } from './quickjs-machine.ts'
export { type PlacedResult, runSceneFiles, type SceneRun, type SceneRunOptions } from './run-scenes.ts'
export { soundGame } from './sound-game.ts'
export { openSturdyRealm, type SturdyRealm } from './sturdy-realm.ts'
export { type Reloaded, type Snapshot, TableHost, type TableOptions, type TableReply } from './table-host.ts'
