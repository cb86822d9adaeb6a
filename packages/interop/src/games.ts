/** The formats of the games that a program plays; the program passes them in. A game that is not among them has only our own format for decks. */
import type { FileWords } from './file-words.ts'
import type { GameFormats } from './game-formats.ts'

/** The formats by game; a file is recognised by the first format that fits. */
export type FormatsOfGames = readonly GameFormats[]

/** The formats of a game; `undefined` for a game without formats of its own. */
export function formatsOfGame(games: FormatsOfGames, game: string): GameFormats | undefined {
  return games.find((one) => one.game === game)
}

/** The id of the game to which a format belongs; `undefined` for our own format. */
export function whoseFormat(games: FormatsOfGames, format: string): string | undefined {
  return games.find(({ decks, cards, lists }) => [decks, cards, lists].some((formats) => Object.hasOwn(formats, format)))?.game
}

/** The name of a game in messages. */
export function gameCalled(games: FormatsOfGames, game: string): string {
  return formatsOfGame(games, game)?.title ?? `the game "${game}"`
}

/** The words of all games together: a deck in our own format may have titles and sections of cards from the formats of any game. */
export function wordsOfGames(games: FormatsOfGames): FileWords {
  return {
    typeOf: (section) => games.map(({ words }) => words.typeOf(section)).find((type) => type !== undefined),
    ofPart: Object.assign({}, ...games.map(({ words }) => words.ofPart)),
    titleOf: (clue) => games.map(({ words }) => words.titleOf(clue)).find((title) => title !== undefined),
    cluesIn: (title) =>
      games.map(({ words }) => words.cluesIn(title)).find((clue) => Object.values(clue).some((id) => id !== undefined)) ?? {},
  }
}
