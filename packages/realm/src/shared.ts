/** The exports that the entries for Node and for pages have in common. */
export type * from '@questwright/kernel'
export { fingerprint } from '@questwright/kernel/hash'
export type { Keyframe } from '@questwright/kernel/internal'
export { canonical } from '@questwright/kernel/json'
export { withDiceOf32Bits, wrongInPosition, wrongPartOfInput } from '@questwright/kernel/shapes'
export { authorPlace } from './author-places.ts'
export { bootPacks, loadAhead, moduleName, type ScriptProblem, type ScriptWarning } from './boot-packs.ts'
export { type Comparison, compareScripts, type Difference, differencesBetween, viewFrom } from './compare-scripts.ts'
export { isDecision } from './decisions.ts'
export { type DryRun, dryRun } from './dry-run.ts'
export { openRealmInWorker, type Realm } from './host.ts'
export { GLOBAL_NAMES } from './inside/prelude/allowed-names.ts'
export { type KeptRealm, keptRealm } from './kept-realm.ts'
export {
  type Machine,
  MachineError,
  type MachineReason,
  type ModuleSource,
} from './machine.ts'
export { AmbiguousPack, packsAsNamed } from './packs-of-game.ts'
export type { Limits, RealmKind } from './protocol.ts'
export { openQuickjsMachine, wasmHash } from './quickjs-machine.ts'
export { type PlacedResult, runSceneFiles, type SceneRun, type SceneRunWay } from './run-scenes.ts'
export { type SharedRealms, sharedRealms } from './shared-realms.ts'
export { soundGame } from './sound-game.ts'
export { openSturdyRealm, type SturdyRealm } from './sturdy-realm.ts'
export { type OwnTableOptions, SECRET_SEED_LENGTH, type Snapshot, TableHost } from './table-host.ts'
export type { TableReply, ViewerTold } from './table-reply.ts'
