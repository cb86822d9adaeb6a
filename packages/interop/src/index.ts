/** Import and export of the files that players and designers already use. It uses no files and no network, so it runs in browsers too. */

export { cardFormatNames, cardFormatOf, packSheets, readCards, recogniseCards, sheetsFor, writeCards } from './card-formats.ts'
export { type CardIndex, cardIndex, type IndexedCard, packTitle } from './card-index.ts'
export {
  type CardFormat,
  type CardRecord,
  columnsLeftOut,
  contextOf,
  type ForFormat,
  type FormatWork,
  type ReadCards,
  type WriteContext,
} from './cards/format.ts'
export type { KnownKeywords } from './cards/import-keywords.ts'
export { mostCardBytes } from './cards/limits.ts'
export type { PackSheet, PackSource } from './cards/names-of-pack.ts'
export { factsBundle } from './cards/pack-cards.ts'
export { formatImportProblem, type ImportProblem } from './cards/problem.ts'
export type { CardSheet, Flat } from './cards/sheet.ts'
export {
  mostOnSheet,
  type TabletopCard,
  type TabletopSheet,
  tabletopObject,
  tabletopSheets,
} from './cards/tabletop-simulator.ts'
export { type ImportTarget, importCards, type PackImport } from './cards/to-pack.ts'
export {
  type Deck,
  type DeckFormat,
  type DeckKept,
  type DeckPart,
  type DeckRow,
  deckFacts,
  gameOfDeck,
  placeholdersOf,
  rowInFile,
} from './deck.ts'
export { deckInAllFormats, factsOfDeck, type ReadDeckText, readDeckText, type WrittenDeck } from './deck-exchange.ts'
export { type Decoded, decodeText } from './decode.ts'
export {
  type Exported,
  exportCards,
  exportScenarios,
  formatsFor,
  isSpreadsheetFormat,
  type PackToWrite,
  scenarioFormats,
  whyNotExported,
} from './export-pack.ts'
export { type Counted, type FewProblems, fewProblems, timesTold } from './few-problems.ts'
export {
  deckFormats,
  deckFormatsOf,
  deckFormatWords,
  detectDeckFormat,
  endingOf,
  readDeck,
  whatIsLost,
  whyNotWritten,
  writeDeck,
} from './formats.ts'
export type { GameFormats } from './game-formats.ts'
export type { FormatsOfGames } from './games.ts'
export type { FileProblem, PlannedThing, PlanTarget } from './import-draft.ts'
export { mostBytes, mostLetters } from './limits.ts'
export { namesBeside } from './names-beside.ts'
export { openImport } from './open-import.ts'
export { type FileFormat, gameOfFiles, type OpenedImport, titleOfFile } from './opened.ts'
export { type ImportPlan, planImport } from './plan-import.ts'
export { type DeckProblem, formatDeckProblem } from './problem.ts'
export type { ReadDeck, ReadOptions } from './read.ts'
export { listFormatNames, recogniseFile } from './recognise.ts'
export { type ReadDecks, readDecks } from './several-decks.ts'
