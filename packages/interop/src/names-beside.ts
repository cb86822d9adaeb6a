/** Files of which files of an import speak, so that they are looked for beside those. */
import { formatsOfGame } from './games.ts'
import type { OpenedImport } from './opened.ts'

/** Their names, without folders; none where the game of a file has no such words. */
export function namesBeside(file: OpenedImport): readonly string[] {
  return file.kind === 'cards' ? (formatsOfGame(file.game)?.namesBeside?.(file.read.sheets) ?? []) : []
}
