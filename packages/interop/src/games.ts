/** The formats of the games that a program plays, which it hands in. A game that is not among them has our own format of decks, and no other. */
import type { FileWords } from './file-words.ts'
import type { GameFormats } from './game-formats.ts'

/** In the order in which files are recognised. */
export type FormatsOfGames = readonly GameFormats[]

/** What a game has; `undefined` for one without formats of its own. */
export function formatsOfGame(games: FormatsOfGames, game: string): GameFormats | undefined {
  return games.find((one) => one.game === game)
}

/** The game to which a format belongs; `undefined` for our own. */
export function whoseFormat(games: FormatsOfGames, format: string): string | undefined {
  return games.find(({ decks, cards, lists }) => [decks, cards, lists].some((formats) => Object.hasOwn(formats, format)))?.game
}

/** What people call a game. */
export function gameCalled(games: FormatsOfGames, game: string): string {
  return formatsOfGame(games, game)?.title ?? `the game "${game}"`
}

/** Our own format keeps what the formats of games say of cards that are not installed. */
export function wordsOfGames(games: FormatsOfGames): FileWords {
  return {
    typeOf: (section) => games.map(({ words }) => words.typeOf(section)).find((type) => type !== undefined),
    ofPart: Object.assign({}, ...games.map(({ words }) => words.ofPart)),
    titleOf: (clue) => games.map(({ words }) => words.titleOf(clue)).find((title) => title !== undefined),
    cluesIn: (title) =>
      games.map(({ words }) => words.cluesIn(title)).find((clue) => Object.values(clue).some((id) => id !== undefined)) ?? {},
  }
}
