/** Kernel: what rulesets, testkit, lab and realm build on. */
export * from './ask.ts'
export { namedHere, noteNamed } from './authored.ts'
export { BOARD, Card, fieldOf, isCard, stateOf } from './card.ts'
export { chance, chooseAtRandom, listenForDice, newDice, seenBy, shuffle } from './chance.ts'
export { close } from './closed.ts'
export { contextFor } from './context.ts'
export * from './decide.ts'
export * from './definition.ts'
export { DefinitionError } from './definition-error.ts'
export type * from './door.ts'
export { carryOutDelayed, endEffects, type LastingSpec, startDelayed, startLasting } from './effects.ts'
export * from './engine.ts'
export { messageOf, readErrorsWith, stackOf } from './errors-read.ts'
export {
  callOff,
  type EventInit,
  type EventKinds,
  type EventSpec,
  eventOf,
  type Fate,
  GameEvent,
  type Occurrence,
  setPart,
} from './event.ts'
export { explainCard, explainComing, momentOf } from './explain.ts'
export { callScript, fail, nameAbilities, readThrown, tellCheckpoints, tellRunning } from './fault.ts'
export { listenForFired, noteFired } from './fired.ts'
export { type FatalAbility, Game, type GameOptions, type Keyframe } from './game.ts'
export { restrict } from './guards.ts'
export { fingerprint, hashText } from './hash.ts'
export { cardsInPlay, isInPlay } from './in-play.ts'
export * from './json.ts'
export { requireName, requireStat, wrongName, zoneNames } from './known-names.ts'
export { bearersOf, type Seen } from './lanes.ts'
export * from './limits.ts'
export { BadMove, type HandMove } from './manual-move.ts'
export { lettersBetween, nearestName, unknownName } from './nearest.ts'
export { partsBySideIn, partsIn } from './parts-in.ts'
export { DEEPEST_EVENT, needCard, perform, together } from './perform.ts'
export { addSeat, BadPosition, exportPosition, importPosition, isSeat, type Position } from './position.ts'
export { isPrevented } from './prevention.ts'
export { type EngineOption, judge, type PendingQuestion, type QuestionSpec, questionView } from './question.ts'
export type { Instance } from './registry.ts'
export { type MetRepair, repaired } from './repaired.ts'
export type { Lane, Next, Ruleset, StatSpec, StepFunction } from './ruleset.ts'
export { runChecks } from './state-checks.ts'
export { cursorOf, endGame, outcomeOf, runInline } from './step.ts'
export { openly, plain, reference, type StoryLine, storyFor, tell } from './story.ts'
export { type Answerer, atTable, type Bag, type Counters, freshCounters, PIECE, Table, table } from './table.ts'
export { tellOf } from './tell-of.ts'
export { isFault, isUnwinding, noTarget, Suspend } from './unwind.ts'
export { couldChange, isKernelNote, isUsable, type Use, useAbility, whyNot } from './use.ts'
export { keyFor, mayKnow, patchBetween, shownName, viewOf } from './view.ts'
export { stackWritten, type WrittenAt, writtenAt, writtenHere } from './written-at.ts'
export { listOf, type Visibility, Zone, type ZoneSpec } from './zone.ts'
