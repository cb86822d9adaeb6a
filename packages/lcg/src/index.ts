/** `@questwright/lcg`: all exports for scripts of cards, keywords and scenarios. */
export type { Part } from '@questwright/kernel'
export { attackTargets } from './attack-steps.ts'
export { byHand } from './by-hand.ts'
export { type CardType, GameCard, Player } from './cards.ts'
export type { QuestionName, StepName, StoryKind } from './catalogue.ts'
export {
  addSelfToVictoryDisplay,
  commitSelf,
  damageOne,
  damageSelf,
  discardFromDeck,
  discardFromHand,
  discardOne,
  discardSelf,
  exhaustHost,
  exhaustOne,
  exhaustSelf,
  lowerOwnThreat,
  paidWith,
  raiseEachThreat,
  raiseOwnThreat,
  removeOwnTokens,
  returnOne,
  spendFromAnyPool,
  spendHostResources,
  spendOwnResources,
  spendResources,
} from './costs.ts'
export { treatAsUndefended } from './deprecated.ts'
export type { EventKind, EventOf, EventParts, Facedown, LeavingHow, Snapshot } from './events.ts'
export { type CardsLike, type EveryCard, everyCard } from './every-card.ts'
export { canExhaust } from './exhausting.ts'
export { hostsFor } from './hosts.ts'
export { type LimitPer, limitPer } from './in-play-limits.ts'
export { type Mode, mode } from './mode.ts'
export { spendableResources } from './payment.ts'
export type { PhaseOfRules } from './phase-steps.ts'
export { skips } from './phase-words.ts'
export {
  addToStagingArea,
  cardBeingRevealed,
  revealAnother,
  revealCard,
  revealEncounterCards,
  revealFrom,
  revealingPlayer,
} from './reveal.ts'
export {
  activeLocation,
  activeLocations,
  activePlayer,
  alliesInPlay,
  allPlayers,
  attackersForOthers,
  attackersWhoDestroyed,
  cardById,
  cardInPlay,
  cardsAmongRules,
  cardsInPlay,
  cardsSetAside,
  charactersInPlay,
  committedCharacters,
  committedWillpower,
  currentAttack,
  currentPlayerAttack,
  currentQuest,
  currentStage,
  currentStep,
  type EnemyAttack,
  encounterDeck,
  encounterDiscardPile,
  enemiesInPlay,
  firstPlayer,
  heroesInPlay,
  isAttacking,
  isDefending,
  lastPlayer,
  locationsInPlay,
  nextPlayer,
  type Phase,
  phase,
  playedThisRound,
  playersInOrder,
  round,
  stagingArea,
  stagingThreat,
  victoryDisplay,
} from './round.ts'
export {
  amountThisRound,
  enteredPlayThisRound,
  happenedThisRound,
  type MemorableKind,
  remembers,
  wasEngagedThisRound,
  wholeRoundInPlay,
} from './round-memory.ts'
export type { LcgSceneSetup, SceneCard, SceneCardDetails, SceneSeat, SceneSeatName } from './scenes/setup.ts'
export {
  type AbilityOptions,
  action,
  attachesTo,
  type Bearer,
  blanks,
  type CardScript,
  type ConstantOptions,
  type Cost,
  cannot,
  card,
  check,
  constantly,
  delayed,
  forced,
  givesTravel,
  type Happening,
  type KeywordScript,
  keyword,
  type LastingOptions,
  type Limit,
  lasting,
  type ModifierOptions,
  mayUse,
  modifier,
  permits,
  playedIntoStagingArea,
  response,
  rule,
  type ScriptContext,
  scenario,
  setup,
  shadow,
  travel,
  whenRevealed,
  whenWon,
} from './script.ts'
export { questDeck, setNextStage, setNextStageAtRandom } from './stages.ts'
export { heroesAtHand, type PrintedCard, scenarioHero } from './starting-cards.ts'
export type { NumberStat, Permission, StatName, WordStat } from './stats.ts'
export {
  addPhase,
  afterStep,
  type BeginsScript,
  beforeStep,
  type EndingScript,
  insteadOfStep,
  type StepOptions,
  type StepScript,
  type StepsScript,
  type SystemParts,
  type SystemScript,
  step,
  system,
  type Windows,
} from './system.ts'
export type * from './system-names.ts'
export type * from './tokens.ts'
export { canEnterPlay } from './unique.ts'
export * from './verbs/index.ts'
export type { PileName, ZoneName } from './zones.ts'
