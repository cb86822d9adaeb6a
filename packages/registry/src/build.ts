/** Builds the tarball of a pack from its folder. The same pack gives the same bytes. */
import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  type BuiltManifest,
  builtManifest,
  builtManifestPath,
  compareText,
  loadPack,
  type PackBundle,
  type PackOfSystems,
  packId,
  readManifest,
  readPackFolder,
  rulebookOfPack,
  shortId,
} from '@questwright/packs'
import type { Rulebooks } from '@questwright/rulebook'
import { jsonText } from './files.ts'
import { RegistryTrouble } from './trouble.ts'

/** The folder of compiled scripts in the tarball. */
export const compiledFolder = 'compiled'
/** The keyword by which packs are found in every registry. */
export const packKeyword = 'questwright-pack'

/** Another pack in the workspace: its version replaces `workspace:` in dependencies on it, and its systems define card types. */
type BesidePack = PackOfSystems & Pick<PackBundle, 'packVersion'>

interface PackageJson {
  readonly name: string
  readonly version: string
  readonly keywords?: readonly string[]
  readonly dependencies?: { readonly [name: string]: string }
  readonly [field: string]: unknown
}

export interface BuiltPack {
  readonly bytes: Buffer
  /** `sha512-…` */
  readonly integrity: string
  readonly packageJson: PackageJson
  readonly manifest: BuiltManifest
  /** The number of files. */
  readonly files: number
}

/**
 * Builds a pack: sources, facts, scenes and pictures unchanged, compiled scripts with source maps, and a manifest with the hash of every
 * card and file.
 * @param folder the folder of the pack
 * @param bundle the pack as loaded from that folder, without errors
 * @param rulebooks the rulebooks of the installed games, including the pack's game
 * @param beside packs whose versions replace `workspace:` dependencies
 * @throws RegistryTrouble when a `workspace:` dependency has no version
 */
export async function buildTarball(
  folder: string,
  bundle: PackBundle,
  beside: readonly BesidePack[],
  rulebooks: Rulebooks,
): Promise<BuiltPack> {
  const { files, packageJson, manifest } = tarballFiles(folder, bundle, beside, rulebooks)
  const { create } = await import('tar')
  const made = mkdtempSync(join(tmpdir(), 'questwright-build-'))
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(made, path)), { recursive: true })
      writeFileSync(join(made, path), content)
      // independent of the umask of this machine, so that equal packs give equal bytes
      chmodSync(join(made, path), 0o644)
    }
    const paths = [...files.keys()].sort(compareText)
    const file = join(made, '.tarball')
    await create({ file, cwd: made, gzip: { level: 9 }, portable: true, mtime: new Date(0), prefix: 'package', noDirRecurse: true }, paths)
    const bytes = readFileSync(file)
    return { bytes, integrity: integrityOf(bytes), packageJson, manifest, files: files.size }
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** The hash by which registries and lockfiles name a tarball. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`
}

/**
 * The pack with short ids in its codes, so that its tarball is the same in every workspace. In a workspace with another pack of the same
 * short id, codes have scoped ids, which this function undoes.
 */
function asAlone(folder: string, bundle: PackBundle, rulebooks: Rulebooks): PackBundle {
  const isAlone = [bundle.id, ...bundle.dependencies].every((id) => id === shortId(id))
  return isAlone ? bundle : (loadPack(readPackFolder(folder), rulebooks).bundle ?? bundle)
}

function tarballFiles(folder: string, loaded: PackBundle, beside: readonly BesidePack[], rulebooks: Rulebooks) {
  const bundle = asAlone(folder, loaded, rulebooks)
  const files = new Map<string, Buffer | string>()
  for (const path of filesIn(folder)) files.set(path, readFileSync(join(folder, path)))
  for (const { path, code, map } of [...bundle.scripts, ...bundle.scenes]) {
    const place = `${compiledFolder}/${path.replace(/\.ts$/, '')}.js`
    files.set(place, `${code.trimEnd()}\n//# sourceMappingURL=${place.slice(place.lastIndexOf('/') + 1)}.map\n`)
    files.set(`${place}.map`, map)
  }
  files.delete('package.json')
  const hashes = Object.fromEntries([...files].map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]))
  const written = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\uFEFF/, ''))
  const read = readManifest(written)
  const about = 'manifest' in read ? read.manifest : { status: 'draft' as const, credits: [] }
  const manifest = builtManifest(bundle, about, hashes, rulebookOfPack(loaded, [loaded, ...beside], rulebooks))
  const packageJson = publishedPackage(written as PackageJson, bundle, manifest, beside)
  files.set(builtManifestPath, jsonText(manifest))
  files.set('package.json', jsonText(packageJson))
  return { files, packageJson, manifest }
}

/**
 * The files of a folder that belong in the tarball: without installed packages, hidden files, links, tarballs, and the results of earlier
 * builds.
 */
function filesIn(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix))
    .sort(compareText)
    .flatMap((name) => {
      const path = `${prefix}${name}`
      if (name.startsWith('.') || name === 'node_modules' || name.endsWith('.tgz') || path === compiledFolder || path === builtManifestPath)
        return []
      const status = lstatSync(join(folder, path))
      if (status.isDirectory()) return filesIn(folder, `${path}/`)
      return status.isFile() ? [path] : []
    })
}

/**
 * The package.json of the tarball: without scripts that would run during installation and without fields that only the author needs; with
 * versions for packs of the workspace, and with a summary of the contents, so that a search need not open the tarball.
 */
function publishedPackage(
  written: PackageJson,
  bundle: PackBundle,
  { status, languages, kinds }: BuiltManifest,
  beside: readonly BesidePack[],
): PackageJson {
  const { scripts: _scripts, devDependencies: _tools, private: _unpublished, ...rest } = written
  const keywords = [...new Set([packKeyword, ...(Array.isArray(rest.keywords) ? rest.keywords : [])])].filter(
    (one) => typeof one === 'string',
  )
  const questwright = { ...(rest.questwright as object), status, languages, kinds }
  const told = { ...rest, keywords, questwright }
  if (!rest.dependencies) return told
  const dependencies = Object.entries(rest.dependencies).map(([name, range]) => {
    if (!range.startsWith('workspace:')) return [name, range] as const
    const own = beside.find((one) => one.name === name) ?? beside.find(({ id }) => id === packId(name))
    if (own) return [name, `^${own.packVersion}`] as const
    throw new RegistryTrouble(
      'build/dependency',
      `${bundle.name} needs ${name} (${range}), which the workspace does not have, so that its version is unknown.`,
      'Open it beside this pack, or write a version into `dependencies`.',
    )
  })
  return { ...told, dependencies: Object.fromEntries(dependencies) }
}
