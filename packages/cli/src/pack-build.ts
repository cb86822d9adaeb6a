/** `qw pack build`: the tarball of a pack, as registries take it. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPacks, formatProblem, type PackBundle } from '@questwright/packs'
import { type BuiltPack, buildTarball } from '@questwright/registry'
import {
  Broken,
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  loadWorkspace,
  pickPacks,
  splitPackNames,
  userPath,
  withNeeds,
} from '@questwright/workshop'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'

interface BuildOptions {
  readonly out?: string
  readonly packs?: readonly string[]
}

/**
 * Writes the tarball of a pack: sources, facts, scenes and pictures as they lie in its folder, compiled scripts with source maps, and a
 * manifest with the hash of every card and file. The same pack gives the same bytes, whoever builds it and whenever.
 * @throws Broken when the pack has errors
 */
export async function buildPack(name: string, options: BuildOptions, output: Output): Promise<number> {
  const { bundle, built } = await buildOne(name, options.packs ?? [], output)
  const { bytes, integrity, files } = built
  const file = userPath(options.out ?? `${fileName(bundle.name)}-${bundle.packVersion}.tgz`)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new Broken(
      code === 'EISDIR'
        ? `${file} is a folder. Name the tarball in it, for example --out ${join(options.out ?? '.', `${bundle.id}.tgz`)}.`
        : `${file} cannot be written (${code ?? 'unknown reason'}). Name a file in a folder where you may write.`,
    )
  }
  const told = { id: bundle.id, name: bundle.name, version: bundle.packVersion, file, files, bytes: bytes.length, integrity }
  if (output.way === 'json') output.json({ ...told, hash: bundle.hash })
  else
    output.print(
      `${bundle.name} ${bundle.packVersion}: ${files} files, ${Math.ceil(bytes.length / 1000)} kB in ${file}\nintegrity ${integrity}`,
    )
  return 0
}

/** Builds one pack in memory; `needed` is it with all that it stands on. @throws Broken when it has errors, or was installed */
export async function buildOne(
  name: string,
  folders: readonly string[],
  output: Output,
): Promise<{ readonly pack: LocalPack; readonly bundle: PackBundle; readonly built: BuiltPack; readonly needed: readonly PackBundle[] }> {
  const workspace = loadWorkspace({ folders: [...splitPackNames([name]).folders, ...folders] })
  const [pack] = pickPacks(workspace, [name])
  if (!pack) throw new Broken(`There is no pack ${name}.`)
  if (pack.kind !== 'own')
    throw new Broken(
      `${idOf(pack)} ${pack.kind === 'installed' ? 'is installed from a registry, so it was built already' : 'comes with the program'}. To make your own of it: qw pack fork ${pack.bundle?.name}.`,
    )
  const bundle = withoutErrors(pack, workspace, output)
  return { pack, bundle, built: await buildTarball(pack.folder, bundle, workspace.bundles), needed: withNeeds(workspace, [bundle.id]) }
}

function withoutErrors(pack: LocalPack, workspace: LoadedWorkspace, output: Output): PackBundle {
  const id = idOf(pack)
  const needed = pack.bundle ? withNeeds(workspace, [id]) : []
  const found = [...pack.problems, ...checkPacks(needed).filter((problem) => problem.pack === id)]
  const errors = found.filter(({ severity }) => severity === 'error')
  for (const problem of errors) output.note(formatProblem(problem))
  if (!pack.bundle || errors.length > 0)
    throw new Broken(
      `${id} is not built: it has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}. Repair what stands above; qw check ${id} says more.`,
    )
  return pack.bundle
}

/** `@me/fen` becomes `me-fen`, as npm names its tarballs. */
const fileName = (name: string): string => name.replace(/^@/, '').replace(/\//g, '-')

export function addPackBuild(pack: Command, output: Output, run: Run): void {
  pack
    .command('build')
    .description('Writes the tarball of a pack. The same pack gives the same bytes.')
    .argument('<pack>', 'the name of a pack here, or its folder')
    .option('--out <file>', 'the tarball; otherwise named like npm names it, here')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: BuildOptions) => buildPack(name, options, output)))
}
