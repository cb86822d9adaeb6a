/** Shared options of the commands about decks. */
import type { Command } from 'commander'

export interface DeckOptions {
  readonly packs?: readonly string[]
}

/** Options of commands that need cards, but no game. */
export function withCards(command: Command): Command {
  return command.option('--packs <folders...>', 'further folders that are packs or hold packs').option('--json', 'print one JSON value')
}
