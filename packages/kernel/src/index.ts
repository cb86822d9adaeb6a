/**
 * `@questwright/kernel`: the building blocks of rulesets, and the types of the data that enters and leaves a realm (`door.ts`). The functions that run
 * a game are in `internal.ts`.
 */

export { chooseAlternative } from './alternatives.ts'
export * from './ask.ts'
export { namedHere, noteNamed } from './authored.ts'
export { askByHand } from './by-hand.ts'
export { BOARD, Card, fieldOf, hasSide, namesIn } from './card.ts'
export { chance, chooseAtRandom, newDice, seenBy, shuffle } from './chance.ts'
export { close } from './closed.ts'
export { contextFor } from './context.ts'
export { startCopying } from './copying.ts'
export { type CardsCost, costOfCards } from './costs.ts'
export { anyTable, atTable, table } from './current-table.ts'
export * from './decide.ts'
export * from './definition.ts'
export { DefinitionError } from './definition-error.ts'
export type * from './door.ts'
export { carryOutDelayed, endEffects, forgetDelayed, isMomentAwaited, startDelayed, startLasting } from './effects.ts'
export type * from './engine.ts'
export { type EventInit, type EventSpec, GameEvent } from './event.ts'
export { callOff, setPart } from './event-making.ts'
export type * from './extended.ts'
export { callScript, fail, isMuted, scriptName, whatFailed } from './fault.ts'
export { noteFired } from './fired.ts'
export { restrict } from './guards.ts'
export { type HostRule, hostsBy } from './hosts.ts'
export { cardsInPlay, isInPlay } from './in-play.ts'
export * from './json.ts'
export * from './keyword-code.ts'
export { mayKnow } from './knowledge.ts'
export { requireName, requireStat, wrongName } from './known-names.ts'
export { isEventAwaited } from './lanes.ts'
export { mayTakeBack } from './learned.ts'
export * from './limits.ts'
export { asRules } from './looks.ts'
export { nearestName, unknownName } from './nearest.ts'
export { partsBySideIn, partsIn } from './parts-in.ts'
export { canPayWith, isLeftToPay } from './payment.ts'
export { needCard, perform, together } from './perform.ts'
export { addSeat, type Position } from './position.ts'
export { isPrevented, preventedBy } from './prevention.ts'
export type { EngineOption } from './question-spec.ts'
export type { MetRepair } from './record.ts'
export { repaired } from './repaired.ts'
export { resolveApart } from './resolve-apart.ts'
export type { HandMove, Next, Ruleset, StatSpec, StepFunction } from './ruleset.ts'
export { cursorOf, endGame, outcomeOf, runInline } from './step.ts'
export type { Taken } from './stocks.ts'
export { openly, reference, tell } from './story.ts'
export type { StoryLine } from './story-line.ts'
export { foretell } from './supposition.ts'
export {
  type CounterSpec,
  leaving,
  namesFor,
  packsBelow,
  rulesetOf,
  type StepInsertion,
  type SystemDefinition,
  type SystemStep,
  systemsOf,
} from './system.ts'
export type { Table } from './table.ts'
export { tellMove, tellOf } from './tell-of.ts'
export { BY_HAND } from './text-by-hand.ts'
export { readThrown } from './thrown.ts'
export { eventUnderWay } from './under-way.ts'
export { noTarget } from './unwind.ts'
export type { Use } from './usage.ts'
export {
  areAllowedTogether,
  consideredGone,
  consideredPayers,
  couldChange,
  isAllowed,
  isConsidering,
  isUsable,
  useAbility,
  useBefore,
  whyNot,
} from './use.ts'
export { isKernelNote, takeWithinLimit } from './use-limits.ts'
export { usesFor } from './uses-for.ts'
export { type Chances, openWindow } from './window.ts'
export { wipe } from './wipe.ts'
export { isWrittenAt, stackWritten, type WrittenAt, writtenHere } from './written-at.ts'
export { cardsOf, topDown, Zone, type ZoneSpec } from './zone.ts'
