/** The files of failures that random play found; a pack keeps them as regression tests. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, signatureOf } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import type { GameFile } from '@questwright/realm'
import { type FuzzFile, formatNameIn, fuzzCaseFormat } from '../formats/index.ts'
import { Broken, WrongUse } from '../problems.ts'
import { readText } from '../saved-games.ts'
import { userPath } from '../workspace/places.ts'

/** The name of the file for a finding. */
export function fuzzSlug(finding: Pick<Finding, 'kind' | 'code'>): string {
  return signatureOf(finding)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
}

export function packsIn(packs: readonly PackBundle[]): GameFile['packs'] {
  return packs.map(({ name, packVersion, hash }) => ({ name, version: packVersion, hash }))
}

/** Whether a file contains such a failure, by the format name in it. */
export function isFuzzFile(file: string): boolean {
  const path = userPath(file)
  if (!existsSync(path)) return false
  return formatNameIn(readText(path)) === fuzzCaseFormat.name
}

/**
 * Reads the file of a failure.
 * @throws WrongUse when there is no such file
 * @throws Broken when it cannot be read
 */
export function readFuzzFile(file: string): FuzzFile {
  const path = userPath(file)
  if (!existsSync(path)) throw new WrongUse(`There is no file ${file}. Failures are written by qw fuzz, into fuzz/ of the pack.`)
  const read = fuzzCaseFormat.read(readText(path))
  if ('fault' in read) throw new Broken(`${file}: ${read.fault.message} ${read.fault.remedy}`)
  return read.value
}

/** The failures that a pack keeps as regression tests. */
export function fuzzFilesOf(packFolder: string): string[] {
  const folder = join(packFolder, 'fuzz')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}
