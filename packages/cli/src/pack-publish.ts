/** `qw pack publish`: a pack goes to a registry, when nothing is wrong with it. */

import { diffPacks, type PackBundle } from '@questwright/packs'
import {
  type BuiltPack,
  bundleOfVersion,
  type Connection,
  fetchPackument,
  proveInstallable,
  publishAdvice,
  publishPack,
  RegistryTrouble,
  whoAmI,
} from '@questwright/registry'
import { Broken } from '@questwright/workshop'
import { type Command, Option } from 'commander'
import { type Run, wholeNumber } from './command.ts'
import type { Output } from './output.ts'
import { buildOne } from './pack-build.ts'
import { wordsOfForgotten } from './pack-diff.ts'
import { gatePack, importedTexts } from './pack-gate.ts'
import { atRegistry, type RegistryOptions, withRegistry } from './registry-options.ts'

interface PublishOptions extends RegistryOptions {
  readonly dryRun?: boolean
  readonly anyway?: boolean
  readonly fuzzSeconds: number
  readonly packs?: readonly string[]
}

const mostTitlesTold = 5

/** Builds, checks, and publishes. @returns 1 when something is red, or when a warning wants --anyway */
export async function publishOne(name: string, options: PublishOptions, output: Output): Promise<number> {
  return atRegistry(options, async (connection) => {
    const folders = options.packs ?? []
    const { pack, bundle, built, needed } = await buildOne(name, folders, output)
    const what = `${bundle.name} ${bundle.packVersion}`
    const advice = publishAdvice(built)
    if (advice.refusals.length > 0) throw new Broken(`${what} is not published. ${advice.refusals.join(' ')}`)
    await proveInstallable(built)
    // before a minute of play: what the registry would refuse anyway
    if (!options.dryRun && (await whoAmI(connection)) === undefined)
      throw new Broken(`${what} is not published: nobody is logged in at ${registryName(connection)}. Log in with qw pack login.`)
    const since = await sinceLast(connection, bundle, built)
    const gate = await gatePack(name, pack, bundle, { fuzzSeconds: options.fuzzSeconds, packs: folders, needed }, output)
    const warnings = [...importWarnings(bundle), ...since]
    const notes = [...advice.warnings, ...gate.notes]
    for (const note of notes) output.note(`note: ${note}`)
    for (const warning of warnings) output.note(`warning: ${warning}`)
    const told = {
      name: bundle.name,
      version: bundle.packVersion,
      integrity: built.integrity,
      bytes: built.bytes.length,
      files: built.files,
    }
    const found = { ...told, registry: connection.choice, checks: gate.figures, red: gate.red, warnings, notes }
    if (gate.red.length > 0)
      return end(output, { result: 'red', ...found }, `${what} is not published: ${gate.red.join('; ')}. Repair it first.`, 1)
    if (warnings.length > 0 && !options.anyway)
      return end(
        output,
        { result: 'warned', ...found },
        `${what} is not published because of what stands above. Repair it, or publish it --anyway.`,
        1,
      )
    if (options.dryRun)
      return end(
        output,
        { result: 'would-publish', ...found },
        `${what} can be published: ${built.files} files, ${Math.ceil(built.bytes.length / 1000)} kB. Nothing was sent.`,
        0,
      )
    const { user } = await publishPack(connection, built)
    return end(output, { result: 'published', user, ...found }, `${what} is published at ${registryName(connection)} by ${user}.`, 0)
  })
}

const registryName = ({ choice, url }: Connection): string => (choice === 'embedded' ? `the registry of this workspace (${url})` : url)

function end(output: Output, answer: object, sentence: string, code: number): number {
  if (output.way === 'json') output.json(answer)
  else if (code === 0) output.print(sentence)
  if (code !== 0) output.note(sentence)
  return code
}

function importWarnings(bundle: PackBundle): readonly string[] {
  const slugs = importedTexts(bundle)
  if (slugs.length === 0) return []
  const titles = slugs.map((slug) => bundle.text.en?.cards[slug]?.title ?? slug)
  const more = titles.length > mostTitlesTold ? ` and ${titles.length - mostTitlesTold} more` : ''
  return [
    `The texts of ${titles.slice(0, mostTitlesTold).join(', ')}${more} were imported as they are printed on cards. Numbers and titles are facts; texts of official cards belong to their publisher. Word them yourself, or leave them out.`,
  ]
}

/** What the last published version says about this one. @throws Broken when this version is out already */
async function sinceLast(connection: Connection, bundle: PackBundle, built: BuiltPack): Promise<readonly string[]> {
  const there = await fetchPackument(connection, bundle.name).catch((error: unknown) => {
    if (error instanceof RegistryTrouble && error.code === 'registry/not-found') return undefined
    throw error
  })
  const same = there?.versions.find(({ version }) => version === bundle.packVersion)
  const last = there?.versions.find(({ unfit, version }) => unfit === undefined && version === (there.tags.latest ?? version))
  if (last === undefined) return []
  const { version, forgotten } = diffPacks(await bundleOfVersion(connection, bundle.name, last.version), bundle)
  if (same)
    throw new Broken(
      same.integrity === built.integrity
        ? `${bundle.name} ${bundle.packVersion} is at ${registryName(connection)} already, with the same content. There is nothing to do.`
        : `${bundle.name} ${bundle.packVersion} is at ${registryName(connection)} already, and a version never changes once it is out. Raise "version" in its package.json${version.least === bundle.packVersion ? '' : ` to at least ${version.least}`}.`,
    )
  return [
    ...(version.verdict === 'too-low'
      ? [
          `Version ${version.to} is too low: after ${version.from}, what changed asks for at least ${version.least} (qw pack diff says why).`,
        ]
      : []),
    ...(forgotten.length > 0 ? [wordsOfForgotten(forgotten, bundle.packVersion)] : []),
  ]
}

export function addPackPublish(pack: Command, output: Output, run: Run): void {
  withRegistry(
    pack
      .command('publish')
      .description('Checks, tests and plays a pack, then publishes it. Refuses when anything is red.')
      .argument('<pack>', 'the name of a pack here, or its folder')
      .option('--dry-run', 'do everything but send it')
      .option('--anyway', 'publish in spite of warnings; what is red stays red')
      .addOption(
        new Option('--fuzz-seconds <n>', 'how long it is played at random at most; 0 leaves that out')
          .argParser(wholeNumber(0))
          .default(60)
          .env('QUESTWRIGHT_FUZZ_SECONDS'),
      )
      .option('--packs <folders...>', 'further folders that are packs or hold packs'),
  ).action(run((name: string, options: PublishOptions) => publishOne(name, options, output)))
}
