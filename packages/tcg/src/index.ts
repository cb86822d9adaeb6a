/** `@questwright/tcg`: the functions and types that scripts of cards and keywords import. */
export type { Cost, GameEvent, Limit, Part } from '@questwright/kernel'
export { takeWithinLimit } from '@questwright/kernel'
export { byHand } from './by-hand.ts'
export type { TcgCard as Card } from './card.ts'
export { type Prices, type Times, twice } from './prices.ts'
export type { SceneCard, SceneSeat, SceneSeatName, TcgSceneSetup } from './scenes/setup.ts'
export {
  type AbilityOptions,
  amount,
  archery,
  assignment,
  atStartOfTurn,
  bearerMustBe,
  type Context,
  cannot,
  card,
  type EventKind,
  eachTime,
  eachTimeAboutTo,
  fellowship,
  gains,
  gainsKeyword,
  has,
  hasInstead,
  inPhases,
  isAboutTo,
  keyword,
  loses,
  maneuver,
  mayAtStartOfTurn,
  mayEachTime,
  mayWhenPlayed,
  type ResponseOptions,
  regroup,
  responseTo,
  shadow,
  skips,
  skirmish,
  type TcgScript,
  tableHas,
  toPlay,
  uses,
  whenPlayed,
} from './script.ts'
export {
  a,
  an,
  another,
  bearer,
  byFreePeoples,
  each,
  except,
  inDead,
  inDeck,
  inDiscard,
  inHand,
  onA,
  otherThan,
  type Selection,
  self,
  several,
  skirmishingA,
  stackedHere,
  the,
  titled,
  upTo,
  upToOf,
  your,
} from './selection.ts'
export { isAtHome } from './state.ts'
export type { StatName } from './stats.ts'
export type { StepName } from './steps/names.ts'
export * from './verbs.ts'
export type { WindowWord } from './windows.ts'
export type { KeywordWord, MoreTitles, MoreWords, Title, Word } from './words.ts'
export type { ZoneName } from './zones.ts'
