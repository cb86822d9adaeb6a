/** Import and export of the files that players and designers already use. Pure: no files, no network; runs in browsers too. */
export { type CardIndex, cardIndex, type IndexedCard, packTitle } from './card-index.ts'
export { decksOfRules } from './cards/deck-rules.ts'
export { readDeckMenu, readPrebuiltDecks, writeDeckMenu, writePrebuiltDecks } from './cards/dragncards-decks.ts'
export { externalNames } from './cards/external.ts'
export { type ImportedFacts, importedOf } from './cards/facts.ts'
export { type FileFormat, recogniseFile, type ScenarioFormat } from './cards/file-kind.ts'
export { type CardFormat, type CardRecord, contextOf, type FormatWork, type ReadCards, type WriteContext } from './cards/format.ts'
export { type PackSheet, type PackSource, packSheets } from './cards/from-pack.ts'
export { guidOf } from './cards/guid.ts'
export type { KnownKeywords } from './cards/import-keywords.ts'
export { mostCardBytes } from './cards/limits.ts'
export { type ForFormat, sheetsFor } from './cards/lost.ts'
export { scenarioOfO8d, writeScenarioO8d } from './cards/octgn-scenario.ts'
export { octgnContext } from './cards/octgn-sets.ts'
export type { ImportTarget } from './cards/place-cards.ts'
export { factsBundle, importScenarios, type ScenarioImport } from './cards/place-scenario.ts'
export { fewProblems, formatImportProblem, type ImportProblem } from './cards/problem.ts'
export { cardFormatNames, cardFormats, readCards, recogniseCards, writeCards } from './cards/recognise.ts'
export { rulesOfDeck } from './cards/rules-of-deck.ts'
export { deckOfScenario, type ScenarioDeck, type ScenarioRow, scenarioOfDeck, sortedRows } from './cards/scenario-deck.ts'
export type { CardSheet, Flat, SheetSide } from './cards/sheet.ts'
export { isArchive, readSpreadsheet, whatTextLoses, writeSpreadsheet } from './cards/spreadsheet.ts'
export {
  mostOnSheet,
  type TabletopCard,
  type TabletopSheet,
  tabletopColumns,
  tabletopObject,
  tabletopSheets,
} from './cards/tabletop-simulator.ts'
export { importCards, type PackImport } from './cards/to-pack.ts'
export { type Deck, type DeckFormat, type DeckKept, type DeckPart, type DeckRow, deckFacts, placeholdersOf } from './deck.ts'
export { type Decoded, decodeText } from './decode.ts'
export { type ReadDecks, readDecks } from './fellowship.ts'
export { deckFormats, detectDeckFormat, endingOf, readDeck, whatIsLost, writeDeck } from './formats.ts'
export { type CardClue, type Identified, identify } from './identify.ts'
export type { FileProblem, PlannedThing, PlanTarget } from './import-draft.ts'
export { mostBytes, mostLetters, mostOfOne, mostRows } from './limits.ts'
export { octgnGame } from './octgn.ts'
export { type OpenedImport, openImport, titleOfFile } from './open-import.ts'
export { type ImportPlan, planImport } from './plan-import.ts'
export { type DeckProblem, formatDeckProblem } from './problem.ts'
export type { ReadDeck, ReadOptions } from './read.ts'
