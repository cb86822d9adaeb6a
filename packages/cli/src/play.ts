/** `qw play`: one game, by a person or a bot. */
import type { BotKind } from '@questwright/lab'
import type { Command } from 'commander'
import { botsOption, type Run, withGame } from './command.ts'
import type { Output } from './output.ts'
import { playWithBot } from './play-bot.ts'
import { playInTerminal } from './play-terminal.ts'
import { botsFor } from './simulate.ts'
import { type GameOptions, prepareGame } from './table-setup.ts'

interface PlayOptions extends GameOptions {
  readonly bot?: readonly BotKind[]
  readonly save?: string
}

export function addPlay(command: Command, output: Output, run: Run): void {
  withGame(command)
    .addOption(botsOption())
    .option('--save <file>', 'write the game to a file')
    .action(
      run(async (scenario: string, options: PlayOptions) => {
        const { bot, ...rest } = options
        const game = prepareGame(scenario, options, output)
        return bot ? playWithBot(game, { ...rest, bot: botsFor(bot, game.decks) }, output) : playInTerminal(game, rest, output)
      }),
    )
}
