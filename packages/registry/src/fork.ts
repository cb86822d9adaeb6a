/** Copies a read-only pack (an installed one, or one shipped with the program) into the workspace, where it can be edited. */
import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtManifestPath, packId } from '@questwright/packs'
import { ownFolder } from '@questwright/packs/installed'
import { type ShippedPack, shippedPacks } from '@questwright/packs/shipped'
import { compiledFolder, packKeyword } from './build.ts'
import { jsonText } from './files.ts'
import { type InstalledPack, installedPacks, ownPacks } from './installed.ts'
import { checkName } from './names.ts'
import { RegistryTrouble } from './trouble.ts'
import { inTurn } from './turns.ts'

export interface Fork {
  readonly id: string
  readonly name: string
  readonly folder: string
  /** Files in which codes with the old id were replaced. */
  readonly rewritten: readonly string[]
  /** `shadowed`: the copy has the id of the original and replaces it; `beside`: both can be used. */
  readonly original: 'shadowed' | 'beside'
}

/**
 * Copies an installed or shipped pack into the workspace, without build results. The package.json of the copy names the original.
 * @param as the name of the copy, such as `@me/fen`; if its id is that of the original, the codes of its cards stay the same
 * @param content the folder of the shipped packs, if these can be copied
 * @throws RegistryTrouble when the pack is not installed, the name or the folder is in use, or the workspace cannot be written
 */
export async function forkPack(workspace: string, name: string, as: string, content?: string): Promise<Fork> {
  checkName(as)
  return inTurn(workspace, 'writing', async () => copyOf(workspace, name, as, content))
}

function copyOf(workspace: string, name: string, as: string, content: string | undefined): Fork {
  const pack: Original | undefined =
    installedPacks(workspace).find((one) => one.name === name && one.state === 'there') ??
    (content === undefined ? [] : shippedPacks(content)).find((one) => one.name === name)
  if (!pack)
    throw new RegistryTrouble(
      'fork/absent',
      `${name.slice(0, 100)} is not installed, and does not come with the program.`,
      'Install it first, or copy the folder of a pack that is in the workspace.',
    )
  const id = packId(as)
  const taken = ownPacks(workspace).find((one) => one.id === id)
  if (taken) throw new RegistryTrouble('fork/taken', `The workspace has a pack "${id}" in ${taken.folder}.`, 'Choose another name.')
  const folder = join(workspace, id)
  if (existsSync(folder)) throw new RegistryTrouble('fork/taken', `${folder} exists already.`, 'Choose another name.')
  const draft = join(workspace, ownFolder, `.fork-${randomUUID()}`)
  try {
    copyPlain(pack.folder, draft)
    rmSync(join(draft, compiledFolder), { recursive: true, force: true })
    rmSync(join(draft, builtManifestPath), { force: true })
    writeFileSync(join(draft, 'package.json'), jsonText(forkedPackage(draft, as, pack)))
    const rewritten = id === pack.id ? [] : rewriteCodes(draft, pack.id, id)
    renameSync(draft, folder)
    return { id, name: as, folder, rewritten, original: id === pack.id ? 'shadowed' : 'beside' }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** A read-only pack of either kind. */
type Original = InstalledPack | ShippedPack

/** Copies files and folders with write permission, which installed ones do not have. Files that do not belong to a pack are left out. */
function copyPlain(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === 'node_modules' || name.startsWith('.')) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (lstatSync(source).isDirectory()) copyPlain(source, target)
    else if (lstatSync(source).isFile()) writeFileSync(target, readFileSync(source), { mode: 0o644 })
  }
}

function forkedPackage(draft: string, as: string, original: Original): object {
  const value = JSON.parse(readFileSync(join(draft, 'package.json'), 'utf8')) as { readonly [field: string]: unknown }
  const { kinds: _kinds, languages: _languages, ...questwright } = value.questwright as { readonly [field: string]: unknown }
  const keywords = Array.isArray(value.keywords) ? value.keywords.filter((one) => one !== packKeyword) : []
  const { keywords: _old, ...more } = value
  // fields that are needed only in the program's own repository
  const { devDependencies: _tools, scripts: _scripts, ...shipped } = more
  const rest = 'integrity' in original ? more : { ...shipped, dependencies: original.dependencies }
  const forkedFrom = {
    name: original.name,
    version: original.version,
    ...('integrity' in original ? { integrity: original.integrity } : {}),
  }
  return {
    ...rest,
    name: as,
    version: '0.1.0',
    private: true,
    ...(keywords.length > 0 ? { keywords } : {}),
    questwright: { ...questwright, status: 'draft', forkedFrom },
  }
}

/** Replaces the old id in full codes of the pack's own cards. */
function rewriteCodes(folder: string, from: string, to: string, prefix = ''): string[] {
  const code = new RegExp(`(["'\`])${from}:(?=[a-z0-9])`, 'g')
  return readdirSync(join(folder, prefix))
    .sort()
    .flatMap((name) => {
      const path = `${prefix}${name}`
      const file = join(folder, path)
      if (lstatSync(file).isDirectory()) return rewriteCodes(folder, from, to, `${path}/`)
      if (!/\.(?:json|ts)$/.test(name)) return []
      const text = readFileSync(file, 'utf8')
      const fresh = text.replace(code, `$1${to}:`)
      if (fresh === text) return []
      writeFileSync(file, fresh)
      return [path]
    })
}
