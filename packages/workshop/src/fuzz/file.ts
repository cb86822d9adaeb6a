/** Failures of the exhaustive bot as files: each plays again by itself, and is a regression test of its pack. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, type FuzzRequest, signatureOf } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import type { GameFile, Input, Setup } from '@questwright/realm'
import { Broken, WrongUse } from '../problems.ts'
import { readText } from '../saved-games.ts'
import { userPath } from '../workspace/places.ts'

/**
 * How a failure shows: while the game is played; when it is played again (each stretch twice, or step by step with undo and reload);
 * or when it is played in the other realm.
 */
export type FuzzWay = 'play' | 'strict' | 'steps' | 'quickjs'

export interface FuzzFile {
  readonly format: 'questwright-fuzz'
  readonly version: 1
  readonly finding: Pick<Finding, 'kind' | 'code' | 'message'>
  readonly way: FuzzWay
  readonly packs: GameFile['packs']
  readonly engine: GameFile['engine']
  readonly setup: Setup
  readonly seed: string
  /** Answers, taken as far as they fit; where they do not, the least is done. */
  readonly script: readonly Input[]
  /** Who plays on behind the script, where the realm broke and told no answers. */
  readonly bot?: FuzzRequest['bot']
  readonly muted?: FuzzRequest['muted']
  readonly board?: FuzzRequest['board']
  /** Where it was found. */
  readonly found: { readonly seed: string; readonly game: number }
}

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

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a file says that it is a failure of the exhaustive bot. */
export function isFuzzFile(file: string): boolean {
  const path = userPath(file)
  if (!existsSync(path)) return false
  return readText(path).slice(0, 200).includes('"questwright-fuzz"')
}

/** @throws WrongUse when there is no such file @throws Broken when it cannot be read */
export function readFuzzFile(file: string): FuzzFile {
  const path = userPath(file)
  if (!existsSync(path)) throw new WrongUse(`There is no file ${file}. Failures are written by qw fuzz, into fuzz/ of the pack.`)
  let value: unknown
  try {
    value = JSON.parse(readText(path))
  } catch (error) {
    throw new Broken(`${file} is broken: it is no JSON (${(error as Error).message}). Find the failure anew with qw fuzz.`)
  }
  if (!isObject(value) || value.format !== 'questwright-fuzz')
    throw new Broken(`${file} is no failure of the exhaustive bot: its "format" is not "questwright-fuzz".`)
  if (value.version !== 1)
    throw new Broken(`${file} has version ${JSON.stringify(value.version)} of the format, and this program reads version 1.`)
  const { setup, seed, script, packs, finding, way } = value
  if (
    !isObject(setup) ||
    typeof seed !== 'string' ||
    !Array.isArray(script) ||
    !Array.isArray(packs) ||
    !isObject(finding) ||
    typeof way !== 'string'
  )
    throw new Broken(
      `${file} is broken: "setup", "seed", "script", "packs", "finding" or "way" is missing. Find the failure anew with qw fuzz.`,
    )
  return value as unknown as FuzzFile
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
