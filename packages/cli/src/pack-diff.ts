/** `qw pack diff`: prints the changes between two versions of a pack. */
import { diffPacks, formatProblem, type PackBundle, type PackChange } from '@questwright/packs'
import { Broken, idOf, type LocalPack, loadNamedPacks } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { wordsOfForgotten } from '@questwright/workshop/words'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'

/** Prints the changes for a changelog. @returns 1 when the newer version number is too low for them */
export async function diffOfPacks(before: string, after: string, output: Output): Promise<number> {
  const [older, newer] = loadNamedPacks([before, after]).map((pack) => bundleOf(pack, output)) as [PackBundle, PackBundle]
  const { changes, version, forgotten } = diffPacks(older, newer, rulebooks)
  if (output.way === 'json') output.json({ pack: newer.id, changes, version, forgotten })
  else if (changes.length === 0) output.print(`${newer.id}: no difference in cards, decks, scripts or English texts.`)
  else printChanges(changes, output)
  if (forgotten.length > 0) output.note(wordsOfForgotten(forgotten, newer.packVersion))
  if (version.verdict === 'enough') return 0
  output.note(
    `Version ${version.to} is too low: after ${version.from}, these changes ask for at least ${version.least}. Write it into the package.json.`,
  )
  return 1
}

/** Prints the changes for a changelog, those that need the largest version step first. */
export function printChanges(changes: readonly PackChange[], output: Output): void {
  const headings = {
    major: 'Can break decks, saved games and other packs',
    minor: 'New or played differently',
    patch: 'Texts, pictures, codes and dependencies',
  } as const
  for (const weight of ['major', 'minor', 'patch'] as const) {
    const lines = changes.filter((change) => change.weight === weight).map(({ sentence }) => `- ${sentence}`)
    if (lines.length > 0) output.print(`${headings[weight]}\n${lines.join('\n')}\n`)
  }
}

/**
 * The pack of a folder.
 * @throws Broken when it cannot be loaded
 */
function bundleOf(pack: LocalPack, output: Output): PackBundle {
  if (pack.bundle) return pack.bundle
  for (const problem of pack.problems) output.note(formatProblem(problem))
  throw new Broken(`${idOf(pack)} cannot be read: its package.json has to be repaired first.`)
}

export function addPackDiff(command: Command, output: Output, run: Run): void {
  command
    .argument('<before>', 'the older version: a folder, or the name of a pack here')
    .argument('<after>', 'the newer version')
    .option('--json', 'print one JSON value')
    .action(run((before: string, after: string) => diffOfPacks(before, after, output)))
}
