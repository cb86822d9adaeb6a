/** `qw pack build`: the tarball of a pack for registries. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatProblem } from '@questwright/packs'
import { Broken, userPath } from '@questwright/workshop'
import { buildPack } from '@questwright/workshop/publish'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { onePack } from './workspace.ts'

interface BuildOptions {
  readonly out?: string
  readonly packs?: readonly string[]
}

/**
 * Writes the tarball of a pack: sources, facts, scenes and pictures from its folder, compiled scripts with source maps, and a
 * manifest with the hash of every card and file. Equal packs give equal bytes, on every machine and at any time.
 * @throws Broken when the pack has errors or is not the workspace's own, and when the tarball cannot be written
 * @throws WrongUse for a name that no pack has
 */
export async function buildNamed(name: string, options: BuildOptions, output: Output): Promise<number> {
  const { workspace, pack } = onePack(name, options)
  const { bundle, built } = await buildPack(workspace, pack, ({ problem }) => output.note(formatProblem(problem)))
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

/** `@me/fen` becomes `me-fen`, as npm names its tarballs. */
const fileName = (name: string): string => name.replace(/^@/, '').replace(/\//g, '-')

export function addPackBuild(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'the name of a pack here, or its folder')
    .option('--out <file>', 'the tarball; otherwise named like npm names it, here')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: BuildOptions) => buildNamed(name, options, output)))
}
