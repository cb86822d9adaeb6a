/**
 * Abilities of cards as choices from the menus of a game. A built ability is printed as script (`printAbility`) and as a sentence (`sayAbility`), and read back from a
 * script (`readScript`). Functions that parse scripts take the TypeScript compiler as a parameter, so that pages can use the rest without loading it.
 */
export { begun, thisCard } from './begin.ts'
export { editScript } from './edit.ts'
export type { ScriptHome } from './imports.ts'
export {
  type Entry,
  entryOf,
  eventOf,
  eventsFor,
  filtersAreWords,
  firstEvent,
  hasWords,
  isPlayerTarget,
  listOf,
  type Menus,
  menusOf,
  wordOf,
} from './menus.ts'
export {
  type BuiltAbility,
  blankAbility,
  type Choice,
  type ChoiceWay,
  choice,
  isChoice,
  type Trigger,
  type Value,
  type Whose,
  type Word,
} from './model.ts'
export { newFaults } from './new-faults.ts'
export {
  type BuilderPlace,
  behind,
  changesFor,
  costsFor,
  filled,
  has,
  inside,
  offered,
  plainFilters,
  pricesFor,
  repaired,
  stands,
  wantedIn,
  wordsFor,
  wordsOfList,
} from './offers.ts'
export { printAbility } from './print.ts'
export { printedSentences } from './printed.ts'
export { type ReadAbility, readScript } from './read.ts'
export { hostOf, sayAbility, sayParts, sayWay, titleOf } from './sentence.ts'
export { freeName, isStepSort, nameForStep, type Step, stepsAfter } from './steps.ts'
export { nameOfWay, nameTyped, waysOf, withWayNames, wordsOfWay, wordsOfWays } from './ways.ts'
