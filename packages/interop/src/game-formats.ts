/** The interface that a game implements: its formats, and how tables of its cards become cards of packs. */
import type { PackBundle } from '@questwright/packs/browser'
import type { FormatWork, ReadCards } from './cards/format.ts'
import type { PackSource } from './cards/names-of-pack.ts'
import type { ImportProblem } from './cards/problem.ts'
import type { CardSheet } from './cards/sheet.ts'
import type { SheetsOfGame } from './cards/sheets-of-game.ts'
import type { Deck } from './deck.ts'
import type { DeckFormatWork } from './deck-format.ts'
import type { FileWords } from './file-words.ts'
import type { ImportPlanDraft } from './import-draft.ts'
import type { OpenedCards, OpenedImport, OpenedText } from './opened.ts'
import type { DeckProblem } from './problem.ts'

/** The decks in a text that contains several, one after the other. */
export interface DeckPieces {
  /** `above` is the number of lines of the whole text before this deck. */
  readonly pieces: readonly { readonly text: string; readonly above: number }[]
  readonly problems: readonly DeckProblem[]
}

/** The scenarios to write. */
export interface ScenariosOfPack {
  readonly bundle: PackBundle
  /** The slugs of the scenarios, in the order of the file. */
  readonly slugs: readonly string[]
  /** The name of the pack as a product. */
  readonly title: string
  /** The packs of the game, whose words the scenarios may use; the pack itself is among them. */
  readonly packs: readonly PackBundle[]
  /** The mode, for a scenario that has a list of cards for each mode; the default mode of the game if not given. */
  readonly mode?: string | undefined
}

export interface WrittenText {
  readonly text: string
  readonly problems: readonly ImportProblem[]
}

/** A format for lists of cards that are no players' decks, such as the scenarios of another program. */
interface ListFormatWork {
  readonly name: string
  /** Whether a text is in this format; true for broken files as well. */
  readonly recognise: (text: string) => boolean
  /**
   * Adds the lists of a file to the pack of an import.
   * @param all all texts of the same import
   */
  readonly place: (file: OpenedText, draft: ImportPlanDraft, all: readonly OpenedText[]) => void
  readonly write: (scenarios: ScenariosOfPack) => WrittenText
}

/** The formats of one game. */
export interface GameFormats {
  /** The id of the game. */
  readonly game: string
  /** The name of the game in messages. */
  readonly title: string
  readonly decks: { readonly [format: string]: DeckFormatWork }
  /** The names of the deck formats, in the order of menus. */
  readonly deckMenu: readonly string[]
  readonly cards: { readonly [format: string]: FormatWork }
  readonly lists: { readonly [format: string]: ListFormatWork }
  readonly sheets: SheetsOfGame
  /** The words that its deck formats share. */
  readonly words: FileWords
  /** Deck formats that can contain scenarios as well, with the function that writes one. A file contains a single scenario: the first. */
  readonly scenarioDecks: { readonly [format: string]: (scenarios: ScenariosOfPack) => WrittenText }
  /** Splits a text that is neither JSON nor XML into its decks; undefined where it is not in a format of this game. */
  readonly piecesOfText?: (text: string) => DeckPieces | undefined
  /** Reads the cards of an archive (.xlsx); the result is empty where the archive is not of this game. */
  readonly readArchive?: (bytes: Uint8Array) => Promise<ReadCards>
  /**
   * Explains a file that no format recognises, and what to do; undefined where the file does not belong to this game.
   * @param begin the beginning of the text
   */
  readonly whatElse?: (begin: string) => readonly [message: string, remedy: string] | undefined
  /**
   * Adds the lists that a table of cards contains as well.
   * @param slugs the slugs of its cards
   * @param around the files of the import, and the files in the same folders
   */
  readonly placeListsOfTable?: (
    file: OpenedCards,
    slugs: ReadonlyMap<CardSheet, string>,
    draft: ImportPlanDraft,
    around: readonly OpenedImport[],
  ) => void
  /** The names (without folders) of files to which a table of cards refers. */
  readonly namesBeside?: (sheets: readonly CardSheet[]) => string[]
  /** Adds the cards of the scenario that the file of a deck contains: the rows of its part `shared`. */
  readonly placeShared?: (deck: Deck, file: OpenedText, draft: ImportPlanDraft) => void
  /**
   * The order in which texts of an import are added: those with a higher number later, since they refer to the others.
   * @param title the title of the file
   */
  readonly orderOf: (format: string, title: string) => number
  /** Warnings about the data of a pack that a table written as a single text cannot contain. */
  readonly whatTextLoses: (source: PackSource) => readonly ImportProblem[]
}
