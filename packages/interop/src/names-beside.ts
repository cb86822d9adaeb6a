/** Finds which further files the files of an import refer to, so that the caller can look for them in the same folder. */
import { type FormatsOfGames, formatsOfGame } from './games.ts'
import type { OpenedImport } from './opened.ts'

/** The names of those files, without folders; empty where the game of the file has no such references. */
export function namesBeside(games: FormatsOfGames, file: OpenedImport): readonly string[] {
  return file.kind === 'cards' ? (formatsOfGame(games, file.game)?.namesBeside?.(file.read.sheets) ?? []) : []
}
