/** Folders of installed packs: they are created completely or not at all, and are read-only. */
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtManifestPath } from '@questwright/packs'
import { z } from 'zod'
import { jsonText, readOwn, writeWhole } from './files.ts'
import { folderOfPack, folderOfVersion, type WorkspacePlaces } from './places.ts'

/** Stored beside the folder of a version: who published it, and the hashes that show whether it is unchanged. */
export interface Receipt {
  readonly integrity: string
  /** The hash, as in the lockfile. */
  readonly hash: string
  /** The sha256 of its manifest, which has the hashes of all other files. */
  readonly manifest: string
  /** The publisher and the date, if the registry gave them. */
  readonly publisher?: string | undefined
  readonly published?: string | undefined
}

const shape = z.looseObject({
  integrity: z.string(),
  hash: z.string(),
  manifest: z.string(),
  publisher: z.string().optional(),
  published: z.string().optional(),
})

const receiptOf = (places: WorkspacePlaces, name: string, version: string): string => join(folderOfPack(places, name), `${version}.json`)

/** Writes the files of a pack into a new temporary folder. @returns the folder */
export function stagePack(places: WorkspacePlaces, files: ReadonlyMap<string, Uint8Array>): string {
  const folder = join(places.packs, `.new-${randomUUID()}`)
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes, { flag: 'wx', mode: 0o444 })
    }
    return folder
  } catch (error) {
    removeFolder(folder)
    throw error
  }
}

/**
 * Moves a staged folder to the final folder of its version, and moves a previous one away.
 * @returns a function that undoes this
 */
export function placeStaged(places: WorkspacePlaces, name: string, version: string, staged: string, receipt: Receipt): () => void {
  const target = folderOfVersion(places, name, version)
  const file = receiptOf(places, name, version)
  const aside = join(places.packs, `.old-${randomUUID()}`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  mkdirSync(dirname(target), { recursive: true })
  const takeBack = (): void => {
    if (!existsSync(aside)) removeFolder(target)
    else {
      if (existsSync(target)) removeFolder(target)
      renameSync(aside, target)
      makeReadOnly(target)
    }
    if (before === undefined) rmSync(file, { force: true })
    // on a full disk, this write may be impossible; skip it if the content is the same
    else if (readFileSync(file, 'utf8') !== before) writeWhole(file, before)
  }
  if (existsSync(target)) {
    makeWritable(target)
    renameSync(target, aside)
  }
  try {
    renameSync(staged, target)
    writeWhole(file, jsonText(receipt))
    makeReadOnly(target)
  } catch (error) {
    takeBack()
    throw error
  }
  return takeBack
}

/** Deletes the folders that `placeStaged` and interrupted installations left behind. */
export function sweepPacks(places: WorkspacePlaces): void {
  if (!existsSync(places.packs)) return
  for (const name of readdirSync(places.packs)) if (/^\.(?:new|old)-/.test(name)) removeFolder(join(places.packs, name))
}

/** The receipt of an installed version; undefined if there is none. @throws RegistryTrouble when it is malformed */
export function readReceipt(places: WorkspacePlaces, name: string, version: string): Receipt | undefined {
  return readOwn(
    receiptOf(places, name, version),
    shape,
    `The receipt of ${name} ${version}`,
    'Remove the file and install the pack again.',
  )
}

/**
 * The receipt of an installed version if all its files are unchanged, else undefined. @throws RegistryTrouble when the receipt is malformed
 */
export function receiptWhenWhole(places: WorkspacePlaces, name: string, version: string): Receipt | undefined {
  const folder = folderOfVersion(places, name, version)
  const receipt = readReceipt(places, name, version)
  if (receipt === undefined || !existsSync(folder)) return undefined
  try {
    const manifest = readFileSync(join(folder, builtManifestPath))
    if (sha256(manifest) !== receipt.manifest) return undefined
    const { files } = JSON.parse(manifest.toString('utf8')) as { readonly files: { readonly [path: string]: string } }
    const lying = filesBelow(folder)
    if (lying.length !== Object.keys(files).length + 2) return undefined
    return Object.entries(files).every(([path, hash]) => sha256(readFileSync(join(folder, path))) === hash) ? receipt : undefined
  } catch {
    return undefined
  }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Deletes one version. */
export function removeVersion(places: WorkspacePlaces, name: string, version: string): void {
  const target = folderOfVersion(places, name, version)
  const aside = join(places.packs, `.old-${randomUUID()}`)
  if (existsSync(target)) {
    makeWritable(target)
    renameSync(target, aside)
  }
  rmSync(receiptOf(places, name, version), { force: true })
  removeFolder(aside)
  if (existsSync(folderOfPack(places, name)) && readdirSync(folderOfPack(places, name)).length === 0)
    rmSync(folderOfPack(places, name), { recursive: true })
}

function removeFolder(folder: string): void {
  if (!existsSync(folder)) return
  makeWritable(folder)
  rmSync(folder, { recursive: true, force: true })
}

const makeReadOnly = (folder: string): void => eachFolder(folder, (one) => chmodSync(one, 0o555))
const makeWritable = (folder: string): void => eachFolder(folder, (one) => chmodSync(one, 0o755))

/**
 * Visits a folder and its subfolders, the parent first. Read-only folders can still be listed, so this order works for setting and for
 * clearing the write protection.
 */
function eachFolder(folder: string, visit: (folder: string) => void): void {
  visit(folder)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (lstatSync(path).isDirectory()) eachFolder(path, visit)
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return lstatSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}
