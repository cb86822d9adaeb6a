/** `qw import`: imports files of other programs into a pack. */
import {
  cardFormatNames,
  deckFormats,
  type FileFormat,
  type FileProblem,
  fewProblems,
  formatImportProblem,
  gameOfFiles,
  type ImportPlan,
  listFormatNames,
  type OpenedImport,
  type PlannedThing,
  planImport,
  timesTold,
} from '@questwright/interop'
import { loadPack, newLoadMemory, type PackFiles } from '@questwright/packs'
import { WrongUse } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { abilitiesInWords, type CompileReport, cardInJson, cardsInWords, compilePack, countCards } from '@questwright/workshop/texts'
import { writeIntoPack, writeNewPack } from '@questwright/workshop/write'
import { type Command, Option } from 'commander'
import type { Run } from './command.ts'
import { openBeside, openImportFile } from './import-files.ts'
import { openTarget, type Target, type TargetOptions } from './import-target.ts'
import type { Output } from './output.ts'

interface ImportOptions extends TargetOptions {
  readonly format?: FileFormat
  readonly dryRun?: true
  readonly broken: 'refuse' | 'leave-out'
  /** Compile the texts of the imported cards to scripts. */
  readonly text?: true
}

/** The values of `--format`. */
const formats: readonly string[] = [...cardFormatNames(gameFormats), ...listFormatNames(gameFormats), ...deckFormats(gameFormats)]

/** Imports files. Errors prevent writing, unless broken parts may be left out. @returns 1 when errors prevented writing */
export async function importFiles(names: readonly string[], options: ImportOptions, output: Output): Promise<number> {
  const opened: OpenedImport[] = []
  const read: FileProblem[] = []
  for (const name of names) {
    const { file, problems } = await openImportFile(name, options.format)
    opened.push(file)
    read.push(...problems.map((problem) => ({ ...problem, file: name })))
  }
  // the files determine the game of a new pack
  const target = openTarget(options, gameOfFiles(opened))
  const plan = planImport(gameFormats, opened, { ...target, packs: target.workspace.bundles }, await openBeside(opened))
  const problems = [...read, ...plan.problems]
  const errors = problems.filter(({ severity }) => severity === 'error').length
  for (const line of problemLines(names, problems)) output.note(line)
  const isEmpty = plan.made.length === 0 && plan.changed.length === 0 && plan.same === 0 && plan.translated.length === 0
  const isRefused = errors > 0 && (options.broken === 'refuse' || isEmpty)
  const texts = options.text && !isRefused ? textsIn(plan, target) : undefined
  if (options.text && !isRefused && texts === undefined)
    output.note(
      'note: no text is compiled, because the pack cannot be loaded. qw check says why; compile its texts with qw text compile afterwards.',
    )
  const files: PackFiles = { ...plan.files, ...texts?.files }
  if (!isRefused && options.dryRun === undefined && Object.keys(files).length > 0) {
    const home = target.workspace.folder
    if (target.pack === undefined) await writeNewPack(home, target.folder, files)
    else await writeIntoPack(home, target.pack, files)
  }
  const result = isRefused ? 'failed' : options.dryRun ? 'planned' : 'written'
  if (output.way === 'json')
    output.json({
      result,
      pack: target.id,
      folder: target.folder,
      files: opened.map((file) => ({ file: file.name, ...(file.kind === 'unknown' ? {} : { format: file.format }) })),
      made: plan.made,
      changed: plan.changed,
      same: plan.same,
      gone: plan.gone,
      beside: plan.beside,
      translated: plan.translated,
      paths: Object.keys(files).sort(),
      ...(texts && { texts: { cards: countCards(texts.list), ...texts.counts, list: texts.list.map(cardInJson) } }),
      errors,
      problems,
    })
  else {
    tell(plan, target, result, errors, output)
    if (texts) {
      output.print(cardsInWords(texts.list))
      output.print(abilitiesInWords(texts.counts))
    }
  }
  return isRefused ? 1 : 0
}

/** Compiles the texts of the cards that are made or changed, as far as they have no script of their author. */
function textsIn(plan: ImportPlan, target: Target): CompileReport | undefined {
  const files = { ...target.files, ...plan.files }
  const { bundle } = loadPack(files, rulebooks, newLoadMemory(), target.workspace.bundles)
  if (bundle === undefined) return undefined
  const cards = [...plan.made, ...plan.changed].flatMap(({ kind, slug }) => (kind === 'card' ? [slug] : []))
  const others = target.workspace.bundles.filter(({ id }) => id !== bundle.id)
  return compilePack(bundle, files, [...others, bundle], new Set(cards))
}

/** The lines for problems, file by file; a problem of many rows is shown once. */
function problemLines(names: readonly string[], problems: readonly FileProblem[]): string[] {
  const place = new Map(names.map((name, at) => [name, at]))
  const { shown, counted } = fewProblems([...problems].sort((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0)))
  const lines = shown.map((one) => {
    const times = timesTold(one.told)
    return formatImportProblem(times === '' ? one : { ...one, message: `${one.message} (${times})` }, one.file)
  })
  if (counted.length === 0) return lines
  const figures = counted.map(
    ({ code, count, files, shown: few }) => `  ${count} × [${code}] in ${files === 1 ? '1 file' : `${files} files`}, ${few} of them above`,
  )
  return [...lines, 'Problems of one kind are counted where there are many; --json lists them all:', ...figures]
}

function tell(plan: ImportPlan, target: Target, result: 'failed' | 'planned' | 'written', errors: number, output: Output): void {
  if (result === 'planned') {
    for (const one of plan.made) output.print(`make ${one.kind} ${one.slug}: ${one.title}`)
    for (const one of plan.changed)
      output.print(`change ${one.kind} ${one.slug}: ${one.title}${one.what ? ` (${one.what.join(', ')})` : ''}`)
  }
  if (plan.gone.length > 0)
    output.print(
      `no longer in the file, and left as they are: ${plan.gone
        .slice(0, 20)
        .map(({ slug }) => slug)
        .join(', ')}${plan.gone.length > 20 ? ` and ${plan.gone.length - 20} more` : ''}`,
    )
  const words = plan.translated.map(({ language, cards }) => `, ${cards} ${cards === 1 ? 'card' : 'cards'} in ${language}`).join('')
  const verb = { failed: 'Nothing was written', planned: 'Nothing was written (dry run)', written: 'Done' }[result]
  const rest = plan.made.length + plan.changed.length > 0 ? ', or add --broken leave-out to import everything else' : ''
  const repair = result === 'failed' ? ` Repair the ${errors === 1 ? 'error' : `${errors} errors`} above${rest}.` : ''
  output.print(
    `${verb}: ${counted(plan.made, 'made')}, ${counted(plan.changed, 'changed')}, ${plan.same} as before${words}${plan.beside > 0 ? `, ${plan.beside} kept beside the pack as no cards` : ''}; pack ${target.id} in ${target.folder}.${repair}`,
  )
}

function counted(things: readonly PlannedThing[], verb: string): string {
  const kinds = (['card', 'scenario', 'deck'] as const).flatMap((kind) => {
    const count = things.filter((one) => one.kind === kind).length
    return count === 0 ? [] : [`${count} ${kind}${count === 1 ? '' : 's'}`]
  })
  return `${kinds.length === 0 ? 'nothing' : kinds.join(' and ')} ${verb}`
}

export function addImport(command: Command, output: Output, run: Run): void {
  command
    .argument('<files...>', 'tables, set.xml, .o8d, JSON, text, .xlsx')
    .option('--into <pack>', 'a pack that is here, by its id or folder')
    .option('--new-pack <title>', 'a new pack, as players read its title')
    .option('--folder <folder>', 'where the new pack is made; otherwise in a folder of its id, here')
    .addOption(new Option('--format <format>', 'what the files are, where that is not recognised').choices(formats))
    .addOption(
      new Option('--broken <way>', 'what to do about a row that cannot be taken').choices(['refuse', 'leave-out']).default('refuse'),
    )
    .option('--text', 'compile the texts of the cards to scripts; what is not understood is followed by hand')
    .option('--dry-run', 'say what would be made and changed, and write nothing')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(
      run((names: readonly string[], options: ImportOptions) => {
        if (options.folder !== undefined && options.newPack === undefined) throw new WrongUse('--folder belongs to --new-pack.')
        return importFiles(names, options, output)
      }),
    )
}
