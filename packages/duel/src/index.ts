/** `@questwright/duel`: what scripts of cards and keywords of the duel import. */
export type { StepScript, StepsScript, SystemScript } from '@questwright/authoring'
export type { Card, Context, Cost, GameEvent, Limit, Part } from '@questwright/kernel'
export { askNumber, takeWithinLimit } from '@questwright/kernel'
export { addToPool, discardOwn, discardShadow, exertFighter } from './costs.ts'
export type { StepName, WindowWord } from './round.ts'
export type { DuelSceneSetup, SceneCard, SceneSeat, SceneSeatName } from './scenes/setup.ts'
export {
  type AbilityOptions,
  action,
  answer,
  attaches,
  bearer,
  cannot,
  card,
  check,
  type DuelScript,
  type EventKind,
  handsOn,
  keyword,
  type ModifierOptions,
  modifier,
  type StatName,
} from './script.ts'
export { afterStep, beforeStep, type SystemParts, step, system } from './system.ts'
export type * from './system-names.ts'
export { changeCounter, counter, happen, setCounter } from './system-verbs.ts'
export { activePlayer, deckSize, fighters, hand, isShadow, pool, rivals, sleepers, standing, turn, vitalityLeft } from './table.ts'
export * from './verbs.ts'
export type { ZoneName } from './zones.ts'
