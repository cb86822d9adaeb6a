/** `qw pack site`: a pack as static files for any web host, playable without Node. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkPacks, codesOfDeck, formatProblem, type PackBundle } from '@questwright/packs'
import { siteFiles, siteMark, siteProgram } from '@questwright/site'
import {
  Broken,
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  listed,
  loadWorkspace,
  pickPack,
  splitPackNames,
  userPath,
  WrongUse,
  withNeeds,
} from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'

interface SiteOptions {
  readonly out: string
  readonly packs?: readonly string[]
  readonly replace?: boolean
}

type WholePack = LocalPack & { readonly bundle: PackBundle }

/**
 * Writes the site of a pack: start page, table, engine, the pack and its dependencies. The same pack gives the same bytes.
 * @throws Broken for an unknown pack, and when a pack has errors; WrongUse when the folder holds anything but a site that may be replaced
 */
export async function writeSite(name: string, options: SiteOptions, output: Output): Promise<number> {
  const folder = userPath(options.out)
  mayWriteTo(folder, options)
  const { folders } = splitPackNames([name])
  const workspace = loadWorkspace({ folders: [...folders, ...(options.packs ?? [])] })
  const pack = pickPack(workspace, name)
  if (!pack) throw new Broken(`There is no pack ${name}.`)
  const packs = wholePacks(pack, workspace, output)
  const main = packs.find((one) => one.folder === pack.folder)
  if (!main) throw new Broken(`${idOf(pack)} cannot be read: its package.json has to be repaired first.`)
  output.note('bundling the table …')
  const files = await siteFiles({ pack: main, packs, program: await siteProgram() })
  write(folder, files, options)
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  const { id, packVersion, hash } = main.bundle
  if (output.way === 'json') output.json({ id, version: packVersion, hash, folder, files: files.size, bytes, packs: packs.map(idOf) })
  else
    output.print(
      `${id} ${packVersion} with ${listed(
        packs.filter((one) => one !== main).map(idOf),
        'no other pack',
      )}: ${files.size} files, ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}\nPut the folder on any web host. It runs in the browser, and loads nothing from other hosts.`,
    )
  return 0
}

/** The pack and all its dependencies, each without errors. @throws Broken */
function wholePacks(pack: LocalPack, workspace: LoadedWorkspace, output: Output): readonly WholePack[] {
  const needed = pack.bundle ? withNeeds(workspace, [pack.bundle.id, ...deckPacks(pack.bundle, workspace)]) : []
  const found = workspace.packs.filter((one): one is WholePack => one.bundle !== undefined && needed.includes(one.bundle))
  const missing = [...new Set(needed.flatMap(({ dependencies }) => dependencies))].filter((id) => !needed.some((one) => one.id === id))
  const all = [pack, ...found.filter((one) => one !== pack)].flatMap(({ problems }) => problems)
  const errors = [...all, ...checkPacks(needed, rulebooks)].filter(({ severity }) => severity === 'error')
  for (const problem of errors) output.note(formatProblem(problem))
  if (missing.length > 0) throw new Broken(`${idOf(pack)} needs ${listed(missing)}, which is not here. Name the folder with --packs.`)
  if (!pack.bundle || errors.length > 0)
    throw new Broken(
      `No site is written: there ${errors.length === 1 ? 'is an error' : `are ${errors.length} errors`}. Repair the errors above; qw check ${idOf(pack)} says more.`,
    )
  return found
}

/** The ids of packs whose cards are in decks of the pack, also of those on which the pack does not depend. */
function deckPacks(bundle: PackBundle, workspace: LoadedWorkspace): readonly string[] {
  const codes = Object.values(bundle.decks).flatMap((deck) => codesOfDeck(deck))
  const ids = new Set(codes.flatMap((code) => (code.includes(':') ? [code.slice(0, code.indexOf(':'))] : [])))
  return [...ids].filter((id) => workspace.bundles.some((one) => one.id === id))
}

interface Mark {
  readonly files: { readonly [path: string]: unknown }
}

/** @throws WrongUse unless the folder is empty, missing, or a site of ours that may be replaced */
function mayWriteTo(folder: string, { out, replace }: SiteOptions): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new WrongUse(`${out} is a file. Name a folder for the site.`)
  if (readdirSync(folder).length === 0) return
  const mark = markIn(folder)
  if (!mark) throw new WrongUse(`${out} is not empty, and it holds no site that qw pack site wrote. Name another folder.`)
  if (!replace) throw new WrongUse(`${out} holds a site already. Add --replace to write it anew, or name another folder.`)
  const strange = pathsIn(folder).filter((path) => path !== siteMark && !Object.hasOwn(mark.files, path))
  if (strange.length > 0)
    throw new WrongUse(
      `${out} holds what qw pack site did not write: ${listed(strange.slice(0, 3))}${strange.length > 3 ? ` and ${strange.length - 3} more` : ''}. Move it elsewhere, or name another folder.`,
    )
}

function markIn(folder: string): Mark | undefined {
  try {
    const mark = JSON.parse(readFileSync(join(folder, siteMark), 'utf8')) as { readonly format?: unknown; readonly files?: unknown }
    return mark.format === 'questwright-site' && typeof mark.files === 'object' && mark.files !== null ? (mark as Mark) : undefined
  } catch {
    return undefined
  }
}

function pathsIn(folder: string, prefix = ''): readonly string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? pathsIn(folder, `${prefix}${entry.name}/`) : [`${prefix}${entry.name}`],
  )
}

/** Writes all files into a folder beside the target, then renames it, so that a web server sees the old site or the new one, never a mixture. */
function write(folder: string, files: ReadonlyMap<string, Uint8Array>, { out }: SiteOptions): void {
  let draft: string | undefined
  try {
    mkdirSync(dirname(folder), { recursive: true })
    draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
    const fresh = join(draft, 'new')
    for (const [path, content] of files) {
      mkdirSync(dirname(join(fresh, path)), { recursive: true })
      writeFileSync(join(fresh, path), content)
    }
    if (existsSync(folder)) renameSync(folder, join(draft, 'old'))
    try {
      renameSync(fresh, folder)
    } catch (error) {
      if (existsSync(join(draft, 'old'))) renameSync(join(draft, 'old'), folder)
      throw error
    }
  } catch (error) {
    throw new Broken(`${out} cannot be written: ${(error as Error).message}. Name a folder in a place where you may write.`)
  } finally {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true })
  }
}

export function addPackSite(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'the name of a pack here, or its folder')
    .requiredOption('--out <folder>', 'where the site goes; an empty folder, or none yet')
    .option('--replace', 'replace a site that this command wrote before')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: SiteOptions) => writeSite(name, options, output)))
}
