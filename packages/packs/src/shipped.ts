/// <reference types="node" />
/**
 * The packs that the program ships. Every workspace has them, read-only, after its own packs and the installed ones. Where the workspace has a pack
 * with the same id, that one is used.
 */
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { packId } from './names/pack-ids.ts'
import { type PackFolder, packFolders } from './pack-folders.ts'
import { usualRange } from './ranges.ts'

export interface ShippedPack {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The real path of the pack's folder. */
  readonly folder: string
  /** Version ranges by name; packs that are shipped together name each other's exact version. */
  readonly dependencies: { readonly [name: string]: string }
}

interface Written {
  readonly name: string
  readonly version: string
  readonly dependencies?: { readonly [name: string]: string }
}

/**
 * The file, in the folder of the program's packs, that lists their folders: a pack of a user that is in the same folder but not in the list is not
 * shipped.
 */
const shippedList = 'packs.json'

/** The folders in the list; undefined where there is no list, and all packs in the folder are shipped. */
function listedFolders(root: string): ReadonlySet<string> | undefined {
  try {
    return new Set(JSON.parse(readFileSync(join(root, shippedList), 'utf8')) as readonly string[])
  } catch {
    return undefined
  }
}

/**
 * Finds the packs that the program ships.
 * @param content the folder of the program with its packs
 * @param walked a folder that was searched just now: if it is the same folder, its result is used
 * @returns the packs by folder; empty where there is no such folder
 */
export function shippedPacks(
  content: string,
  walked?: { readonly root: string; readonly packs: readonly PackFolder[] },
): readonly ShippedPack[] {
  let root: string
  try {
    root = realpathSync(content)
  } catch {
    return []
  }
  const folders = walked?.root === root ? walked.packs : packFolders(root).packs
  const listed = listedFolders(root)
  const shipped = listed === undefined ? folders : folders.filter(({ folder }) => listed.has(folder))
  const all = shipped.map(({ manifest, place }) => ({ ...(JSON.parse(manifest) as Written), place }))
  return all.map(({ name, version, place, dependencies = {} }) => ({
    id: packId(name),
    name,
    version,
    folder: place,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([needed, range]) => {
        const beside = range.startsWith('workspace:') ? all.find((one) => one.name === needed) : undefined
        return [needed, beside ? usualRange(beside.version) : range]
      }),
    ),
  }))
}
