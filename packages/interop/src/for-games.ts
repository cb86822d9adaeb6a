/** Exports what the implementations of a game's formats use: readers of tables and decks, and the pack that an import changes. */

export { type CardIndex, cardIndex, fullTitle, titleKey } from './card-index.ts'
export { besidePath, idsBeside, languagesBeside, withLanguageBeside } from './cards/beside.ts'
export { sheetOfFacts } from './cards/facts.ts'
export {
  type CardRecord,
  type CardRecords,
  contextOf,
  type ForFormat,
  type FormatWork,
  type LanguageTab,
  type ReadCards,
  type RecordWork,
  recordsOf,
  sheetsOf,
  type WriteContext,
} from './cards/format.ts'
export { guidOf } from './cards/guid.ts'
export { isSentence, type KnownKeywords } from './cards/import-keywords.ts'
export {
  cellText,
  doubledEntry,
  type Fields,
  objectsIn,
  objectsOf,
  printObjects,
  recordOfObjects,
  unknownFields,
  wholeOf,
} from './cards/json-cards.ts'
export { differenceOfAll, restore } from './cards/lens.ts'
export { mostCardRows } from './cards/limits.ts'
export { mergedText, sameFact } from './cards/merge-card.ts'
export { namesOfPack, type PackSheet, type PackSource } from './cards/names-of-pack.ts'
export { type OpenedTab, openXlsx } from './cards/open-xlsx.ts'
export { jsonText, openPack, type PackCard } from './cards/pack-cards.ts'
export { asImport, type ImportProblem, importProblem, missingColumns, unknownNames } from './cards/problem.ts'
export { cellOfProduct, madeSetId, productOfCell, productsIn } from './cards/product.ts'
export {
  type CardSheet,
  type Flat,
  flatOfSheet,
  listOf,
  printedList,
  type SheetFields,
  sheetOfFlat,
  sideLetters,
} from './cards/sheet.ts'
export type { Facts, FactsOfSheet, SheetNames, SheetsOfGame } from './cards/sheets-of-game.ts'
export { readTable, type Table, type TableRow, tableOf, writeCsv, writeTsv } from './cards/table.ts'
export { type PackScenario, TargetPack } from './cards/target-pack.ts'
export { type Tab, xlsxOf } from './cards/write-xlsx.ts'
export { attributeOf, elementsOf, escapeXml, rootOf } from './cards/xml.ts'
export { cleanLine, cleanNotes } from './clean.ts'
export { type Deck, type DeckPart, type DeckRow, filled, rowInFile } from './deck.ts'
export { type DeckFormatWork, namesOf } from './deck-format.ts'
export type { FileWords } from './file-words.ts'
export type { DeckPieces, GameFormats, ScenariosOfPack, WrittenText } from './game-formats.ts'
export { gather, readGuid } from './gather.ts'
export { type CardClue, identify, noId } from './identify.ts'
export { type CardIds, guidOfCard } from './ids-of-card.ts'
export { type ImportPlanDraft, tell } from './import-draft.ts'
export { readJson } from './json.ts'
export { addRows, eachCopy, exportAgain, isFields, readObject, reportDoubled, textOf } from './json-deck.ts'
export { mostElements, mostLetters, mostLineLetters, mostNoteLetters } from './limits.ts'
export { baseName, type OpenedImport, type OpenedText } from './opened.ts'
export { placeDeck } from './place-deck.ts'
export { type DeckProblem, deckProblem, linesOf } from './problem.ts'
export { type ReadDeck, type ReadOptions, unreadable } from './read.ts'
export type { ScriptPrinter } from './script-printer.ts'
