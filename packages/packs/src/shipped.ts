/// <reference types="node" />
/**
 * The packs that come with the program. They are there in every workspace, read only, after its own packs and those that are installed:
 * a workspace that has a pack of the same id uses its own.
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
  /** The real path. */
  readonly folder: string
  /** Ranges of versions by name; packs that are shipped together name each other's version. */
  readonly dependencies: { readonly [name: string]: string }
}

interface Written {
  readonly name: string
  readonly version: string
  readonly dependencies?: { readonly [name: string]: string }
}

/** Beside the packs of the program lies a list of their folders: a pack of its user that lies there too, and is not in the list, is none of them. */
const shippedList = 'packs.json'

/** The folders that the list names; undefined where there is no list, and all that lie there are meant. */
function listedFolders(root: string): ReadonlySet<string> | undefined {
  try {
    return new Set(JSON.parse(readFileSync(join(root, shippedList), 'utf8')) as readonly string[])
  } catch {
    return undefined
  }
}

/**
 * Finds what the program ships.
 * @param content the folder of the program that holds its packs
 * @param walked a folder that was walked just now: where it is the same, it is not walked again
 * @returns by folder; none where there is no such folder
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
