/** Files of the history, which may have been written by hand, by an older studio, or by a newer one. */
import { type PlayedGame, playedGameFormat } from '../formats/index.ts'
import type { GameSummary, UnreadableGame } from '../page/index.ts'

/**
 * Reads a file of the history.
 * @returns the game, or why this program cannot read it
 */
export function readPlayed(file: string, text: string): { readonly game: PlayedGame } | { readonly unreadable: UnreadableGame } {
  const read = playedGameFormat.read(text)
  if ('value' in read) return { game: read.value }
  const { reason, message } = read.fault
  return reason === 'newer'
    ? { unreadable: { file, reason, message, remedy: 'Open it with a newer studio. This one does not change it.' } }
    : {
        unreadable: {
          file,
          reason: 'broken',
          message,
          remedy: 'Repair it with a text editor, or put an older copy back. The program does not change it.',
        },
      }
}

/** The data of a game without its replay. */
export function summaryOf(file: string, game: PlayedGame): GameSummary {
  const { format: _, version: __, replay, ...rest } = game
  return { ...rest, file, seed: replay.seed, decisions: replay.inputs.length, packs: replay.packs }
}
