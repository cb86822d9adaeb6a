/** `qw replay`: plays saved games again and compares their states. */
import { WrongUse } from '@questwright/workshop'
import { type Command, Option } from 'commander'
import { type Run, withRealm } from './command.ts'
import type { Output } from './output.ts'
import { replayAll } from './replay-all.ts'
import { type ReplayOptions, replayFile } from './replay-file.ts'

export function addReplay(command: Command, output: Output, run: Run): void {
  withRealm(
    command
      .argument('[file]', 'a game that was saved with --save, or by the studio')
      .option('--all <folder>', 'replay every saved game of this folder, and say which of them go another way now')
      .addOption(
        new Option('--under <packs>', 'the packs that are here, or the very versions with which the game was saved')
          .choices(['here', 'saved'])
          .default('here'),
      ),
    'quickjs',
  ).action(
    run((file: string | undefined, options: ReplayOptions) => {
      if ((file === undefined) === (options.all === undefined))
        throw new WrongUse('Name one saved game, or a folder of them with --all: qw replay game.json, qw replay --all games.')
      return options.all === undefined ? replayFile(file as string, options, output) : replayAll(options.all, options, output)
    }),
  )
}
