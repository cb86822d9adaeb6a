/**
 * Edits the files of a pack: functions that take a text and return a text. Parts of a file that a form does not show are kept unchanged.
 * Nothing here reads or writes a disk; the rulebook defines which facts, types and sections the game has.
 */

export { withCardSentence, withKeywordSentence } from './add-sentence.ts'
export { readCampaign, writeCampaign } from './campaign-json.ts'
export {
  fieldFor,
  fits,
  groupOf,
  isChosen,
  nameOfCard,
  placeIn,
  priceOf,
  printedOf,
  type QueryProblem,
  readQuery,
  type SearchCard,
  type SortBy,
  searchCards,
  searchFieldsOf,
  sortsOf,
  toggled,
} from './card-search.ts'
export { type TextPlace, textPlaces, withTextAt } from './card-texts.ts'
export {
  entriesOfSection,
  isPart,
  lineOfPart,
  linesOfParts,
  type Part,
  partAt,
  toldElsewhere,
  withEntry,
  withoutEntry,
  withPart,
  writeChapter,
} from './chapter.ts'
export {
  copiesOf,
  type DeckPart,
  listIn,
  moved,
  quantityOf,
  type Remedy,
  remediesFor,
  sizeOf,
  withCardFor,
  withCopies,
  withDeckFormat,
  withNotes,
  withoutListed,
  withoutPlaceholder,
  withQuantity,
} from './deck-edit.ts'
export { readDeckFile, writeDeckFile } from './deck-file.ts'
export { deckLacks, type Lack, searchFor } from './deck-lacks.ts'
export { type DeckNumbers, deckNumbers, type Figure, isOfHalf, sumOfDeck } from './deck-numbers.ts'
export { cardsOf, copiesIn, type DeckCard, type PriceRow, rowsByPrice, typeOrder } from './deck-rows.ts'
export {
  addScenario,
  connectScenarios,
  disconnectScenarios,
  dropScenario,
  moveScenario,
  renameScenario,
  setInScenario,
  setWays,
} from './edit-campaign.ts'
export { type Dependencies, rangesFor, withDependencies, withPackName } from './edit-manifest.ts'
export { withWordingEverywhere } from './edit-texts.ts'
export { newEntry, restOf, withRest } from './entry.ts'
export { exportedNames } from './exported-names.ts'
export {
  type FactField,
  fieldsOf,
  hasTwoSides,
  ruleTextsOf,
  sideFieldsOf,
  textFieldsOf,
  unshownFacts,
  withTextMark,
} from './fact-fields.ts'
export { type Facts, printedValue, readFacts, withFact, writeFacts } from './facts-json.ts'
export { type Edit, type Found, fixesFor, importEdits, meantText, missingLimit } from './fixes.ts'
export { countProblems, groupProblems, noProblemFilter, type ProblemFilter, type ProblemGroup, stepsToNewest } from './group-problems.ts'
export { liveProblems, type TypedScript, withTypedScript } from './live-problems.ts'
export { asText, quotedAt, wantedAt } from './quoted-text.ts'
export { repairOf } from './repair.ts'
export { drawPile, sampleHand, shuffled } from './sample-hand.ts'
export { hasFewSections, type SectionCount, sectionCounts } from './section-counts.ts'
export { type BoardWords, chapterSections, type FieldWords, namesAmong, type SectionWords, typeToBeginWith } from './sections.ts'
export { setFactOf, setsOf, setWord } from './set-facts.ts'
export { emptyScene, emptyScript, newKeywordScene, newKeywordScript, newScene, newScript } from './snippets.ts'
export {
  readScriptWords,
  readTitled,
  readWords,
  strangeWords,
  textPath,
  type WordsPlace,
  writeNewTitle,
  writeScriptWords,
  writeTitled,
  writeWords,
} from './text-json.ts'
export { type ThingText, thingText, type WordsSection, writeThingText } from './thing-text.ts'
export { withTypedCard } from './typed-card.ts'
export { wholeNumber } from './whole-number.ts'
export { wordLength } from './word-length.ts'
