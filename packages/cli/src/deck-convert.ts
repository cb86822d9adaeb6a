/** `qw deck convert`: converts a deck file into another format. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DeckFormat, deckFormats, endingOf, formatDeckProblem, whatIsLost, whyNotWritten, writeDeck } from '@questwright/interop'
import { Broken, loadWorkspace, userPath, WrongUse } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { type Command, Option } from 'commander'
import type { Run } from './command.ts'
import { isDeckPath, openDeckFile, tellProblems, workspaceIndex } from './deck-file.ts'
import { type DeckOptions, withCards } from './deck-options.ts'
import { openPackDeck } from './deck-pack.ts'
import type { Output } from './output.ts'

export interface ConvertOptions extends DeckOptions {
  readonly to: DeckFormat
  readonly out?: string
}

/** Converts a deck. Writes nothing if a part of the file cannot be read. @returns 1 for such a file */
export function convertDeck(name: string, options: ConvertOptions, output: Output): number {
  const workspace = loadWorkspace(options.packs ? { folders: options.packs } : {})
  for (const note of workspace.notes) output.note(`note: ${note}`)
  const opened = isDeckPath(workspace, name) ? openDeckFile(workspace, name) : openPackDeck(workspace, name)
  const { read, path } = opened
  const { deck, problems } = read
  tellProblems(opened, name, output.note)
  if (deck === undefined || problems.some(({ severity }) => severity === 'error')) {
    output.note(`Nothing was written: not everything in ${name} can be read.`)
    if (output.way === 'json') output.json({ result: 'failed', deck: name, to: options.to, problems })
    return 1
  }
  const index = workspaceIndex(workspace)
  const stranger = whyNotWritten(gameFormats, deck, options.to, index)
  if (stranger !== undefined) throw new WrongUse(`${stranger.message} ${stranger.remedy}`)
  const text = writeDeck(gameFormats, deck, options.to, index)
  const lost = whatIsLost(gameFormats, deck, options.to, index)
  for (const problem of lost) output.note(formatDeckProblem(problem, options.out ?? name))
  const out = options.out === undefined ? undefined : writeText(options.out, text, path)
  if (output.way === 'json')
    output.json({
      result: 'written',
      deck: name,
      name: deck.name,
      from: read.format,
      to: options.to,
      ...(out === undefined ? { text } : { out }),
      problems: [...problems, ...lost],
    })
  else output.print(out === undefined ? text.trimEnd() : `${name} was written to ${options.out} (${options.to}).`)
  return 0
}

/** Writes a file. @throws WrongUse if it is the source file @throws Broken when it cannot be written */
export function writeText(file: string, text: string | Uint8Array, source: string | undefined): string {
  const path = userPath(file)
  if (source !== undefined && isSame(path, source)) throw new WrongUse(`--out ${file} is the file that is being read. Name another one.`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
    throw new Broken(`${file} cannot be written (${reason}). Name a file in a folder where you may write.`)
  }
  return path
}

function isSame(path: string, source: string): boolean {
  try {
    return realpathSync(path) === realpathSync(source)
  } catch {
    return false
  }
}

/** A format as people type it, with the ending of its files. */
const wordsOfFormat = (format: DeckFormat): string => `${format} (${endingOf(gameFormats, format)})`

export function addDeckConvert(command: Command, output: Output, run: Run): void {
  withCards(command)
    .argument('<deck>', 'a file of any format, or a deck of a pack by its slug')
    .addOption(
      new Option('--to <format>', deckFormats(gameFormats).map(wordsOfFormat).join(', '))
        .choices(deckFormats(gameFormats))
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'where to write it; it is printed otherwise')
    .action(run(async (name: string, options: ConvertOptions) => convertDeck(name, options, output)))
}
