/** Shared options of commands, and parsers of their values. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { modesOfGames } from './modes.ts'

/** Wraps the action of a command to record its exit code. */
export type Run = <A extends readonly unknown[]>(work: (...given: A) => Promise<number>) => (...given: A) => Promise<void>

/** A parser for a whole number that is at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
      throw new InvalidArgumentError(`A whole number of at least ${least} is needed.`)
    return value
  }
}

/** Options for the realm of scripts and for packs. */
export function withRealm(command: Command, standard: 'quickjs' | 'quickjs or native'): Command {
  const realm = new Option(
    '--realm <realm>',
    'where scripts run: quickjs is a sandbox; native is fast, for packs under content/ and trusted ones',
  ).choices(['quickjs', 'native'])
  if (standard === 'quickjs') realm.default('quickjs')
  return command
    .addOption(realm)
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--trust <packs...>', 'packs that may run outside the sandbox')
    .option('--json', 'print one JSON value')
}

/** Argument and options for a game of a named scenario. */
export function withGame(command: Command): Command {
  return withGameOptions(command.argument('<scenario>', 'a slug, with its pack in front where two packs share it'))
}

/** Options of a game. */
export function withGameOptions(command: Command): Command {
  return withRealm(
    command
      .option('--deck <decks...>', 'a deck for each player: a slug, or a file of our own or of another program')
      .addOption(
        new Option('--missing <way>', 'what to do about cards of a deck file that no pack here has: refuse the game, or play without them')
          .choices(['refuse', 'leave-out'])
          .default('refuse'),
      )
      .option('--seed <seed>', 'any text: equal seeds give equal games', '1')
      .option('--mode <mode>', `how hard the game is: ${modesOfGames.join(', ')}, or a mode that a pack brings`)
      .option('--rules <rules...>', 'optional rules of packs that hold in the game: slugs, with the pack in front where two share one'),
    'quickjs',
  )
}

/** The option for the bots of a simulation: one bot for all seats, or one for each deck. */
export function botsOption(): Option {
  return new Option('--bot <bots...>', 'who plays: one for all decks, or one for each, in their order').choices(['random', 'greedy'])
}

/** The option for the bot that plays. */
export function botOption(): Option {
  return new Option('--bot <bot>', 'who plays').choices(['random', 'greedy'])
}
