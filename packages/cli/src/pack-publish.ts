/** `qw pack publish`: publishes a pack to a registry if it passes all tests. */
import { type PublishReport, publish } from '@questwright/workshop/publish'
import { publishEventLines, publishReportLines } from '@questwright/workshop/words'
import { type Command, Option } from 'commander'
import { type Run, wholeNumber } from './command.ts'
import type { Output } from './output.ts'
import { atRegistry, type RegistryOptions, withRegistry } from './registry-options.ts'
import { onePack, type PackOptions } from './workspace.ts'

interface PublishOptions extends RegistryOptions, PackOptions {
  readonly dryRun?: boolean
  readonly anyway?: boolean
  readonly fuzzSeconds: number
  readonly fuzzGames?: number
}

/**
 * Builds, checks and publishes a pack.
 * @returns 1 when a test failed, or when a warning needs the option --anyway
 */
export async function publishNamed(name: string, options: PublishOptions, output: Output): Promise<number> {
  return atRegistry(options, async (connection, signal) => {
    const { workspace, pack } = onePack(name, options)
    for (const note of workspace.notes) output.note(`note: ${note}`)
    const { fuzzSeconds, fuzzGames } = options
    const played = { fuzzSeconds, ...(fuzzGames === undefined ? {} : { fuzzGames }) }
    const report = await publish(
      workspace,
      pack,
      { connection, ...played, signal, send: options.dryRun ? 'try' : 'send', warnings: options.anyway ? 'anyway' : 'stop' },
      (event) => {
        for (const line of publishEventLines(event)) output.note(line)
      },
    )
    for (const line of publishReportLines(report)) output.note(line)
    const isDone = report.result === 'published' || report.result === 'would-publish'
    if (output.way === 'json') output.json(jsonOf(report))
    else if (isDone) output.print(report.sentence)
    if (!isDone) output.note(report.sentence)
    return isDone ? 0 : 1
  })
}

/** The output of `--json`, a public format. */
function jsonOf({
  result,
  user,
  name,
  version,
  integrity,
  bytes,
  files,
  registry,
  check,
  scenes,
  fuzz,
  red,
  warnings,
  notes,
}: PublishReport) {
  const checks = { setUps: check.setUps, scenes: scenes?.scenes ?? 0, games: fuzz?.games ?? 0 }
  const by = user === undefined ? {} : { user }
  return { result, ...by, name, version, integrity, bytes, files, registry, checks, red, warnings, notes }
}

export function addPackPublish(command: Command, output: Output, run: Run): void {
  withRegistry(
    command
      .argument('<pack>', 'the name of a pack here, or its folder')
      .option('--dry-run', 'do everything but send it')
      .option('--anyway', 'publish in spite of warnings; errors still prevent it')
      .addOption(
        new Option('--fuzz-seconds <n>', 'how long it is played at random at most; 0 leaves that out')
          .argParser(wholeNumber(0))
          .default(60)
          .env('QUESTWRIGHT_FUZZ_SECONDS'),
      )
      .option('--fuzz-games <n>', 'how many games are played at random instead, however long they take', wholeNumber(0))
      .option('--packs <folders...>', 'further folders that are packs or hold packs'),
  ).action(run((name: string, options: PublishOptions) => publishNamed(name, options, output)))
}
