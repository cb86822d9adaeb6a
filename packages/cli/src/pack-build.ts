/** `qw pack build`: the tarball of a pack, as registries take it. */
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { builtManifest, builtManifestPath, checkPacks, compareText, formatProblem, type PackBundle, packId } from '@questwright/packs'
import type { Command } from 'commander'
import { create } from 'tar'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { Broken } from './problems.ts'
import { type FoundPack, idOf, openWorkspace, pickPacks, splitPackNames, userPath, type Workspace, withNeeds } from './workspace.ts'

interface BuildOptions {
  readonly out?: string
  readonly packs?: readonly string[]
}

/** Where compiled scripts lie in the tarball. */
const compiled = 'compiled'

/**
 * Writes the tarball of a pack: sources, facts, scenes and pictures as they lie in its folder, compiled scripts with source maps, and a
 * manifest with the hash of every card and file. The same pack gives the same bytes, whoever builds it and whenever.
 * @throws Broken when the pack has errors
 */
export async function buildPack(name: string, options: BuildOptions, output: Output): Promise<number> {
  const { folders } = splitPackNames([name])
  const workspace = openWorkspace({ folders: [...folders, ...(options.packs ?? [])] })
  const [pack] = pickPacks(workspace, [name])
  if (!pack) throw new Broken(`There is no pack ${name}.`)
  const bundle = withoutErrors(pack, workspace, output)
  const files = tarballFiles(pack, bundle, workspace)
  const folder = mkdtempSync(join(tmpdir(), 'questwright-build-'))
  const file = userPath(options.out ?? `${fileName(bundle.name)}-${bundle.packVersion}.tgz`)
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    mkdirSync(dirname(file), { recursive: true })
    const paths = [...files.keys()].sort(compareText)
    await create(
      { file, cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(0), prefix: 'package', noDirRecurse: true },
      paths,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const bytes = readFileSync(file)
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const told = { id: bundle.id, name: bundle.name, version: bundle.packVersion, file, files: files.size, bytes: bytes.length, integrity }
  if (output.way === 'json') output.json({ ...told, hash: bundle.hash })
  else
    output.print(
      `${bundle.name} ${bundle.packVersion}: ${files.size} files, ${Math.ceil(bytes.length / 1000)} kB in ${file}\nintegrity ${integrity}`,
    )
  return 0
}

function withoutErrors(pack: FoundPack, workspace: Workspace, output: Output): PackBundle {
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

function tarballFiles(pack: FoundPack, bundle: PackBundle, workspace: Workspace): ReadonlyMap<string, Buffer | string> {
  const files = new Map<string, Buffer | string>()
  for (const path of filesIn(pack.folder)) files.set(path, readFileSync(join(pack.folder, path)))
  for (const { path, code, map } of [...bundle.scripts, ...bundle.scenes]) {
    const place = `${compiled}/${path.replace(/\.ts$/, '')}.js`
    files.set(place, `${code.trimEnd()}\n//# sourceMappingURL=${place.slice(place.lastIndexOf('/') + 1)}.map\n`)
    files.set(`${place}.map`, map)
  }
  files.delete('package.json')
  const hashes = Object.fromEntries([...files].map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]))
  files.set(builtManifestPath, json(builtManifest(bundle, hashes)))
  files.set('package.json', json(publishedPackage(pack, workspace)))
  return files
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** What a folder holds besides what no pack needs: packages, hidden files, links, tarballs and what an earlier build wrote. */
function filesIn(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix))
    .sort(compareText)
    .flatMap((name) => {
      const path = `${prefix}${name}`
      if (name.startsWith('.') || name === 'node_modules' || name.endsWith('.tgz') || path === compiled || path === builtManifestPath)
        return []
      const status = lstatSync(join(folder, path))
      if (status.isDirectory()) return filesIn(folder, `${path}/`)
      return status.isFile() ? [path] : []
    })
}

interface PackageJson {
  readonly dependencies?: { readonly [name: string]: string }
  readonly [field: string]: unknown
}

/**
 * The package.json of the tarball: nothing in it runs at an installation, what only its author needs is left out, and the packs that
 * it was built beside are named by version.
 */
function publishedPackage(pack: FoundPack, workspace: Workspace): PackageJson {
  const {
    scripts: _scripts,
    devDependencies: _tools,
    private: _unpublished,
    ...rest
  } = JSON.parse(readFileSync(join(pack.folder, 'package.json'), 'utf8')) as PackageJson
  if (!rest.dependencies) return rest
  const dependencies = Object.entries(rest.dependencies).map(([name, range]) => {
    const beside = workspace.bundles.find(({ id }) => id === packId(name))
    return [name, range.startsWith('workspace:') && beside ? `^${beside.packVersion}` : range] as const
  })
  return { ...rest, dependencies: Object.fromEntries(dependencies) }
}

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
