/** `qw text compile`: makes scripts of the texts of cards. Players follow the unread parts of a text by hand. */
import '@questwright/workshop/authoring'
import { listed, WrongUse } from '@questwright/workshop'
import { abilitiesInWords, cardInJson, cardsInWords, compilePack, countCards } from '@questwright/workshop/texts'
import { refuseToWrite, writeIntoPack } from '@questwright/workshop/write'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { onePack, type PackOptions } from './workspace.ts'

interface CompileOptions extends PackOptions {
  readonly card?: string
  readonly write?: true
}

/** Compiles the texts of a pack, and writes the scripts if that is asked for. @returns 0, since a text that is not read is no error */
export async function compileTexts(name: string, options: CompileOptions, output: Output): Promise<number> {
  const { workspace, pack } = onePack(name, options)
  for (const note of workspace.notes) output.note(`note: ${note}`)
  if (pack.bundle === undefined)
    throw new WrongUse(`The pack in ${pack.folder} cannot be read. qw check ${name} says why; repair it first.`)
  const { bundle, files } = pack
  if (options.card !== undefined && !Object.hasOwn(bundle.cards, options.card))
    throw new WrongUse(
      `${bundle.id} has no card "${options.card}". Its cards are ${listed(Object.keys(bundle.cards).slice(0, 8))}${Object.keys(bundle.cards).length > 8 ? ' and others' : ''}.`,
    )
  if (options.write) refuseToWrite(pack)
  const report = compilePack(bundle, files, workspace.bundles, options.card === undefined ? undefined : new Set([options.card]))
  const paths = Object.keys(report.files).sort()
  if (options.write && paths.length > 0) await writeIntoPack(workspace.folder, pack, report.files)
  const written = options.write ? paths : []
  if (output.way === 'json')
    output.json({ pack: bundle.id, cards: countCards(report.list), ...report.counts, list: report.list.map(cardInJson), paths, written })
  else {
    for (const { slug, state, byHand, source } of report.list)
      if (options.card !== undefined) {
        if (source !== undefined) output.print(source.trimEnd())
        for (const [key, text] of Object.entries(byHand)) output.print(`${key}: ${text}`)
      } else if (state !== 'plain') output.print(`${slug}: ${{ whole: 'whole', partly: 'partly', byHand: 'by hand', kept: 'kept' }[state]}`)
    output.print(cardsInWords(report.list))
    output.print(abilitiesInWords(report.counts))
    output.print(
      options.write
        ? `${written.length} ${written.length === 1 ? 'file' : 'files'} written`
        : paths.length === 0
          ? 'Nothing would change.'
          : `Nothing was written; --write writes ${paths.length} ${paths.length === 1 ? 'file' : 'files'}.`,
    )
  }
  return 0
}

export function addTextCompile(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'the id of a pack here, or its folder')
    .option('--card <slug>', 'only this card; its script is printed')
    .option('--write', 'write the scripts and the texts that are followed by hand')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: CompileOptions) => compileTexts(name, options, output)))
}
