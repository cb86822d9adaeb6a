/** `qw pack install`, `uninstall`, `outdated`, `update`: packs from registries in this workspace. */
import {
  type InstallChange,
  type InstallProgress,
  type InstallResult,
  installPacks,
  isBreaking,
  outdatedPacks,
  readTrust,
  trustLines,
  uninstallPacks,
  unseenPacks,
  updatePacks,
  whatsNew,
  withRegistries,
} from '@questwright/registry'
import { contentFolder, workspaceFolder } from '@questwright/workshop'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { printChanges } from './pack-diff.ts'
import { atRegistries, connectionOptions, interruptible, type RegistryOptions, registryWords, withRegistry } from './registry-options.ts'
import { folderToFill } from './workspace.ts'

/** Installs packs by name, or all that the lockfile names. */
export async function installHere(specs: readonly string[], options: RegistryOptions, output: Output): Promise<number> {
  const home = folderToFill(output)
  const result = await interruptible((signal) =>
    installPacks(home, specs, {
      ...connectionOptions(options, signal),
      content: contentFolder,
      onProgress: (progress) => tell(progress, output),
    }),
  )
  const fresh = unseenPacks(home).map(({ name }) => readTrust(home, name))
  if (output.way === 'json') output.json({ result: 'installed', ...changesOf(result), unseen: fresh })
  else {
    if (result.changes.length === 0)
      output.print(
        Object.keys(result.lock.packs).length === 0
          ? 'No pack is installed. Name one: qw pack search shows what there is.'
          : 'Everything is here already.',
      )
    printMoves(result.changes, output)
    for (const report of fresh.filter(({ name }) => result.changes.some((one) => one.name === name)))
      for (const line of trustLines(report)) output.print(line)
  }
  return 0
}

/** Uninstalls packs. */
export async function uninstallHere(
  names: readonly string[],
  options: { readonly keepVersions?: boolean },
  output: Output,
): Promise<number> {
  const result = await uninstallPacks(workspaceFolder(), names, options.keepVersions ? 'keep' : 'remove')
  if (output.way === 'json') output.json({ result: 'uninstalled', ...changesOf(result) })
  else printMoves(result.changes, output)
  return 0
}

/** Lists newer versions. @returns 1 when there are any, for scripts */
export async function outdatedHere(options: RegistryOptions, output: Output): Promise<number> {
  const found = await atRegistries(options, outdatedPacks)
  if (output.way === 'json') output.json({ outdated: found })
  else if (found.length === 0) output.print('Every installed pack is the newest.')
  for (const { name, installed, inRange, latest, because } of output.way === 'json' ? [] : found)
    output.print(
      `${name} ${installed}: ${inRange === installed ? 'nothing newer in its range' : `${inRange} with qw pack update`}${latest === inRange ? '' : `; the newest is ${latest}${because === 'wanted' ? ' (qw pack update --latest)' : ', and another pack does not allow it'}`}`,
    )
  return found.length === 0 ? 0 : 1
}

/** Updates packs, and prints the changes. */
export async function updateHere(
  names: readonly string[],
  options: RegistryOptions & { readonly latest?: boolean },
  output: Output,
): Promise<number> {
  const home = workspaceFolder()
  return interruptible(async (signal) => {
    const connection = connectionOptions(options, signal)
    // the registries are opened once for updating and comparing, so that the registry of the workspace is not started twice
    return withRegistries(home, connection, async ({ usual, at, homeOf }) => {
      if (usual === 'embedded') await at(usual)
      const result = await updatePacks(home, names, options.latest ? 'latest' : 'range', {
        ...connection,
        content: contentFolder,
        onProgress: (progress) => tell(progress, output),
      })
      const news = []
      for (const { name, from, to } of result.changes)
        if (from !== undefined && to !== undefined)
          news.push({ name, from, to, ...(await whatsNew(await at(homeOf(name)), name, from, to)) })
      if (output.way === 'json') {
        output.json({ result: 'updated', ...changesOf(result), news })
        return 0
      }
      if (result.changes.length === 0) output.print('There is nothing newer to take.')
      printMoves(result.changes, output)
      for (const { name, to, changes } of news) {
        output.print(`\nWhat is new in ${name} ${to}:`)
        if (changes.length === 0) output.print('No difference in cards, decks, scripts or English texts.')
        printChanges(changes, output)
      }
      return 0
    })
  })
}

const changesOf = ({ changes, lock }: InstallResult): object => ({
  changes: changes.map((one) => ({ ...one, breaking: isBreaking(one) })),
  packs: Object.fromEntries(Object.entries(lock.packs).map(([name, { version }]) => [name, version])),
})

function printMoves(changes: readonly InstallChange[], output: Output): void {
  for (const one of changes) {
    const { name, from, to, registry, deprecated } = one
    const source = registry === undefined ? '' : ` from ${registryWords(registry)}`
    if (to === undefined) output.print(`${name} ${from} is gone.`)
    else if (from === undefined) output.print(`${name} ${to} is installed${source}.`)
    else
      output.print(
        `${name} ${to} is installed${source}, was ${from}${isBreaking(one) ? ': a version that may break decks and games; these keep the old one' : ''}.`,
      )
    if (deprecated !== undefined) output.note(`warning: ${name} ${to} is deprecated: ${deprecated}`)
  }
}

function tell({ doing, done, all, name }: InstallProgress, output: Output): void {
  if (doing === 'resolving') output.note(`looking up ${name ?? 'packs'}`)
  else if (doing === 'fetching') output.note(`fetched ${done} of ${all}`)
}

export function addInstall(command: Command, output: Output, run: Run): void {
  withRegistry(command.argument('[packs...]', 'such as @you/fen, @you/fen@1.2.0 or @you/fen@^1')).action(
    run((specs: readonly string[], options: RegistryOptions) => installHere(specs, options, output)),
  )
}

export function addUninstall(command: Command, output: Output, run: Run): void {
  command
    .argument('<packs...>', 'their names')
    .option('--keep-versions', 'keep their files for saved games that name them')
    .option('--json', 'print one JSON value')
    .action(run((names: readonly string[], options: { readonly keepVersions?: boolean }) => uninstallHere(names, options, output)))
}

export function addOutdated(command: Command, output: Output, run: Run): void {
  withRegistry(command).action(run((options: RegistryOptions) => outdatedHere(options, output)))
}

export function addUpdate(command: Command, output: Output, run: Run): void {
  withRegistry(
    command
      .argument('[packs...]', 'their names; all when none is named')
      .option('--latest', 'to the newest, also when it may break what was there'),
  ).action(run((names: readonly string[], options: RegistryOptions & { readonly latest?: boolean }) => updateHere(names, options, output)))
}
