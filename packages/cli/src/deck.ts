/** `qw deck`: deck files. */

import { WrongUse } from '@questwright/workshop'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import { addDeckCheck } from './deck-check.ts'
import { addDeckConvert } from './deck-convert.ts'
import type { Output } from './output.ts'

export function addDeck(program: Command, output: Output, run: Run): void {
  const deck = program.command('deck').description('Checks deck files, and converts them: our own format, RingsDB (JSON and text), OCTGN.')
  deck.action(() => {
    throw new WrongUse('Say what to do: qw deck check | convert. Each explains itself with --help.')
  })
  addDeckCheck(deck, output, run)
  addDeckConvert(deck, output, run)
}
