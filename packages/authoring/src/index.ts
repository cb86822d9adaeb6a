/**
 * `@questwright/authoring`: the functions with which the script APIs of all games are built. It depends on the kernel and knows no game.
 */
export { ability } from './ability.ts'
export { BadSetup } from './bad-setup.ts'
export { changeCounter, counter, counterChanged, counterFigures, counterNow, countersHere, happen, setCounter } from './counters.ts'
export { before, libraryOf, type Maker, refuse, withTitles } from './library.ts'
export { codesInDecks, codesInPosition, listIn, packsOf } from './packs-in.ts'
export { constant, forbidden, numbered, type Parts, stateCheck } from './parts.ts'
export { Laying, pileOf } from './scenes/laying.ts'
export { BadScene, cardsNamed, codeOf, pathIn, placeOf, scenarioNamed, seatWords } from './scenes/names.ts'
export { ownCounters, ownZone, packsOnTable, startOf } from './scenes/systems.ts'
export { type ReadScript, scriptReader } from './script-in.ts'
export { phasesWith } from './system-definition.ts'
export type { SystemGame } from './system-game.ts'
export { systemIn } from './system-in.ts'
export { phraseSlug, type StepScript, type StepsScript, type SystemScript, stepScript, stepsBeside, systemScript } from './system-script.ts'
export { layRules, RULES, ruleCard } from './system-steps.ts'
export { abilitiesOf, holdsNow, isAllowedNow, useCalledUp, useWord } from './use-word.ts'
