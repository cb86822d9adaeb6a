/** Files of which files of an import speak, so that they are looked for beside those. */
import { type FormatsOfGames, formatsOfGame } from './games.ts'
import type { OpenedImport } from './opened.ts'

/** Their names, without folders; none where the game of a file has no such words. */
export function namesBeside(games: FormatsOfGames, file: OpenedImport): readonly string[] {
  return file.kind === 'cards' ? (formatsOfGame(games, file.game)?.namesBeside?.(file.read.sheets) ?? []) : []
}
