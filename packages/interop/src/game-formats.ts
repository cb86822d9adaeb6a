/** What a game brings to this room: its formats, and how tables of its cards become cards of packs. */
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

/** The decks of a text, one behind the other. */
export interface DeckPieces {
  /** `above`: how many lines of the whole text stand above it. */
  readonly pieces: readonly { readonly text: string; readonly above: number }[]
  readonly problems: readonly DeckProblem[]
}

/** Scenarios that are to be written. */
export interface ScenariosOfPack {
  readonly bundle: PackBundle
  /** In the order of the file. */
  readonly slugs: readonly string[]
  /** The product that the pack is. */
  readonly title: string
  /** Packs of the game, in whose words scenarios speak; the pack itself among them. */
  readonly packs: readonly PackBundle[]
  /** Where a format has a list for each mode; the usual one of the game when not said. */
  readonly mode?: string | undefined
}

export interface WrittenText {
  readonly text: string
  readonly problems: readonly ImportProblem[]
}

/** A format of lists of cards that are no decks of players, such as the scenarios of a program. */
interface ListFormatWork {
  readonly name: string
  /** Whether a text is written in it, broken ones too. */
  readonly recognise: (text: string) => boolean
  /** Puts what it lists into the pack of an import. @param all texts of the same import */
  readonly place: (file: OpenedText, draft: ImportPlanDraft, all: readonly OpenedText[]) => void
  readonly write: (scenarios: ScenariosOfPack) => WrittenText
}

/** What one game has. */
export interface GameFormats {
  /** Its id. */
  readonly game: string
  /** What people call it. */
  readonly title: string
  readonly decks: { readonly [format: string]: DeckFormatWork }
  /** Formats of decks in the order of menus. */
  readonly deckMenu: readonly string[]
  readonly cards: { readonly [format: string]: FormatWork }
  readonly lists: { readonly [format: string]: ListFormatWork }
  readonly sheets: SheetsOfGame
  /** What its formats of decks have in common. */
  readonly words: FileWords
  /** Formats of decks that hold scenarios too: how those are written. One file holds one, the first. */
  readonly scenarioDecks: { readonly [format: string]: (scenarios: ScenariosOfPack) => WrittenText }
  /** Cuts a text that is neither JSON nor XML into its decks. */
  readonly piecesOfText?: (text: string) => DeckPieces
  /** Reads an archive (.xlsx); one without cards where it is none of this game. */
  readonly readArchive?: (bytes: Uint8Array) => Promise<ReadCards>
  /** What a file is that no format has, and what to do; nothing where it is nothing of this game. @param begin of the text */
  readonly whatElse?: (begin: string) => readonly [message: string, remedy: string] | undefined
  /** Places the lists that stand in a table of cards besides. @param slugs of its cards @param around files of the import, and those beside them */
  readonly placeListsOfTable?: (
    file: OpenedCards,
    slugs: ReadonlyMap<CardSheet, string>,
    draft: ImportPlanDraft,
    around: readonly OpenedImport[],
  ) => void
  /** Names of files, without folders, that a table of cards speaks of. */
  readonly namesBeside?: (sheets: readonly CardSheet[]) => string[]
  /** Places the cards of a table that stand in the file of a deck: the rows of its part `shared`. */
  readonly placeShared?: (deck: Deck, file: OpenedText, draft: ImportPlanDraft) => void
  /** When a text of an import is placed: one with a higher number after the others, since it speaks of what those bring. @param title of the file */
  readonly orderOf: (format: string, title: string) => number
  /** What a table that is one text leaves out of a pack. */
  readonly whatTextLoses: (source: PackSource) => readonly ImportProblem[]
}
