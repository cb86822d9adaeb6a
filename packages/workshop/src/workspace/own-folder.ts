/** The folder of a workspace that belongs to Questwright: trash, journals, locks, staged imports. */
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '@questwright/packs/installed'
import { Refusal } from '../refusal.ts'
import { isInside } from './paths.ts'

/**
 * A folder of our own below the workspace; created if missing.
 * @throws Refusal when a link in its path leads elsewhere
 */
export async function makeOwnFolder(root: string, ...parts: readonly string[]): Promise<string> {
  const realRoot = await realpath(root)
  const folder = join(realRoot, ownFolder, ...parts)
  await mkdir(folder, { recursive: true })
  if ((await realpath(folder)) !== folder || !isInside(realRoot, folder)) throw linked()
  return folder
}

/** As `makeOwnFolder`, for reading; undefined if it does not exist. */
export async function findOwnFolder(root: string, ...parts: readonly string[]): Promise<string | undefined> {
  const realRoot = await realpath(root)
  const folder = join(realRoot, ownFolder, ...parts)
  const real = await realpath(folder).catch(() => undefined)
  if (real === undefined) return undefined
  if (real !== folder) throw linked()
  return folder
}

function linked(): Refusal {
  return new Refusal(403, 'path/outside', `A link in ${ownFolder} leads elsewhere.`, 'Replace the link by the folder itself.')
}
