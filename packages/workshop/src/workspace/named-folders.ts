/** Resolves folders that a user names: the folder of one pack, or a folder with several packs. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newestApi } from '@questwright/packs'
import { listed, WrongUse } from '../problems.ts'

/** Whether a folder exists. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

function isPack(folder: string): boolean {
  return existsSync(join(folder, 'package.json'))
}

/** A folder of a pack is that pack; any other folder is searched for packs, one level deep. @throws WrongUse */
export function packFoldersAt(folder: string): string[] {
  if (!isFolder(folder))
    throw new WrongUse(`${folder} is no folder. Name the folder of a pack (it contains a package.json), or a folder of packs.`)
  if (isPack(folder)) return [folder]
  const found = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => isFolder(path) && isPack(path))
  if (found.length === 0)
    throw new WrongUse(
      `${folder} contains no pack. A pack is a folder with a package.json that says "questwright": { "game": "lcg", "api": ${newestApi} }.`,
    )
  return found
}

/** The folder of the only pack at a folder, for a command with one pack. @throws WrongUse where there is none, or where there are several */
export function onePackFolderAt(folder: string): string {
  const [found, ...others] = packFoldersAt(folder) as [string, ...string[]]
  if (others.length === 0) return found
  const names = [found, ...others].map((path) => basename(path))
  throw new WrongUse(`${folder} holds several packs: ${listed(names)}. Name the folder of one of them.`)
}
