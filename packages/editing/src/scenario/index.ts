/** Changes of a scenario in a form, the choices of that form, and what can be counted in the deck of a scenario. Pure. */
export { cardsOfSort, choicesOfDeckCards, traitsOfSort, withBeginning, withDeckCards, withOthers, withSort } from './beginnings.ts'
export { cardChoice } from './card-choice.ts'
export { kindsInDeck } from './deck-kinds.ts'
export {
  addStage,
  branchBy,
  connect,
  disconnect,
  dropStage,
  movedItem,
  movedStage,
  sayBranches,
} from './edit-stages.ts'
export { cardsAmongRules, withCardAmongRules, withMode } from './modes.ts'
export { type Names, namesIn } from './names.ts'
export { ownZones } from './own-zones.ts'
export { readScenario, writeScenario } from './scenario-json.ts'
export { numberOfStage, pointsOfStage, setsFactOf, sidesOfStages } from './stage-facts.ts'
export { whyNotPlayed } from './why-not-played.ts'
export {
  chainsIn,
  deckOf,
  meanIn,
  raisesIn,
  revealsIn,
  shareIn,
  typesIn,
  valuesIn,
  type XrayLine,
} from './xray.ts'
