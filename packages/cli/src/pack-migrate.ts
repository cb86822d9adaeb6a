/** `qw pack migrate`: updates a pack that was written for an earlier version of the script API. */
import { behindApi, migrated, newestApi } from '@questwright/packs'
import { Broken, idOf, type LocalPack } from '@questwright/workshop'
import { checkPacks } from '@questwright/workshop/check'
import { refuseToWrite, writeIntoPack } from '@questwright/workshop/write'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { stepLines } from './problem-report.ts'
import { onePack, type PackOptions } from './workspace.ts'

interface MigrateOptions extends PackOptions {
  readonly dryRun?: boolean
}

/**
 * Makes the changes that a program can make, and lists those that the author has to make.
 * @returns 1 when there are such changes
 */
export async function migratePack(name: string, options: MigrateOptions, output: Output): Promise<number> {
  const first = onePack(name, options)
  for (const note of first.workspace.notes) output.note(`note: ${note}`)
  const id = idOf(first.pack)
  const { bundle } = first.pack
  if (bundle === undefined) throw new Broken(unreadable(first.pack))
  if (bundle.api !== newestApi) refuseToWrite(first.pack)
  const turns = [await migrateOnce(first, options)]
  // a changed dependency brings other packs, which may require further steps
  if (turns[0]?.dependencies === 'changed' && options.dryRun !== true) turns.push(await migrateOnce(onePack(name, options), options))
  const { left = [], api = bundle.api } = turns.at(-1) ?? {}
  const done = turns.flatMap((turn) => turn.done)
  const changed = [...new Set(turns.flatMap(({ files }) => Object.keys(files)))]
  if (output.way === 'json') {
    const steps = left.map(({ step: { slug, title }, problems: own }) => ({ slug, title, problems: own }))
    output.json({
      pack: id,
      from: bundle.api,
      to: api,
      newest: newestApi,
      dryRun: options.dryRun === true,
      files: changed,
      done,
      left: steps,
    })
  } else {
    const would = options.dryRun === true ? 'would be ' : ''
    for (const line of done) output.print(`${would}done  ${line}`)
    for (const line of stepLines(left)) output.print(line)
    if (turns.at(-1)?.dependencies === 'changed') output.note('With these dependencies further steps may show.')
    if (left.length > 0) output.note(`${id} is for script API ${api} until that is done; then do qw pack migrate ${id} once more.`)
    else if (bundle.api === newestApi && done.length === 0)
      output.print(`${id} is written for script API ${newestApi}, the newest: there is nothing to do.`)
    else
      output.print(
        `${id} ${options.dryRun === true ? 'would be' : 'is'} up to date: script API ${newestApi}. Look at what was written, then do qw check ${id}.`,
      )
  }
  return left.length > 0 ? 1 : 0
}

/** The message that a pack cannot be read and that its files were not changed. */
function unreadable({ problems, folder }: LocalPack): string {
  const [why] = problems.filter(({ severity }) => severity === 'error')
  return `${folder} was not changed. ${why === undefined ? 'Its package.json has to be repaired first.' : `${why.message} ${why.remedy}`}`
}

/** Migrates the files as they are now, and writes those that change. */
async function migrateOnce({ workspace, pack }: ReturnType<typeof onePack>, options: MigrateOptions): Promise<ReturnType<typeof migrated>> {
  if (pack.bundle === undefined) throw new Broken(unreadable(pack))
  const { problems } = await checkPacks(workspace, [pack], { realm: 'quickjs' })
  const [behind] = behindApi([pack.bundle], problems)
  const deprecated = problems.filter(({ code }) => code === 'script/deprecated')
  const turn = migrated(pack.files, pack.bundle.api, behind, deprecated, workspace.bundles)
  if (Object.keys(turn.files).length === 0) return turn
  refuseToWrite(pack)
  if (options.dryRun !== true) await writeIntoPack(workspace.folder, pack, turn.files)
  return turn
}

export function addPackMigrate(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'the name of a pack here, or its folder')
    .option('--dry-run', 'say what would be done, and write nothing')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: MigrateOptions) => migratePack(name, options, output)))
}
