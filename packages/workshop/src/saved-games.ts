/** Saved games as files. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { GameRecord } from '@questwright/lab'
import { jsonBreakWords, type PackBundle } from '@questwright/packs'
import { type GameFile, soundGame } from '@questwright/realm'
import { Broken, WrongUse } from './problems.ts'
import { userPath } from './workspace/places.ts'

/** A saved game from what a realm recorded. */
export function gameFile(record: GameRecord, engine: GameFile['engine'], packs: readonly PackBundle[]): GameFile {
  const { setup, seed, inputs, hashes } = record
  return {
    format: 'questwright-game',
    version: 1,
    engine,
    packs: packs.map(({ name, packVersion, hash }) => ({ name, version: packVersion, hash })),
    setup,
    seed,
    inputs,
    hashes,
  }
}

/** Writes a file, and the folder in which it lies. @returns its whole path @throws Broken */
export function writeFile(file: string, value: unknown): string {
  const path = userPath(file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)
  } catch (error) {
    throw new Broken(`${file} cannot be written: ${(error as Error).message}. Name a file in a folder where you may write.`)
  }
  return path
}

/** The text of a file, without the mark that editors of Windows put before it. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '')

/**
 * Reads a saved game.
 * @throws WrongUse when there is no such file
 * @throws Broken when it is no saved game that this version can read
 */
export function readGame(file: string): GameFile {
  const path = userPath(file)
  if (!existsSync(path)) throw new WrongUse(`There is no file ${file}. Save a game with: qw play … --save ${file}`)
  const text = readText(path)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Broken(
      `${file} is broken: it is no JSON (${jsonBreakWords(text)}). Take it from where it was saved; a file that was cut off cannot be repaired.`,
    )
  }
  return checked(file, gameIn(value))
}

/** The studio's history keeps the replay beside what its lists show. */
function gameIn(value: unknown): unknown {
  return isObject(value) && value.format === 'questwright-played-game' ? value.replay : value
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checked(file: string, value: unknown): GameFile {
  const broken = (what: string): Broken => new Broken(`${file} is broken: ${what}. Take it from where it was saved, or save the game anew.`)
  if (!isObject(value)) throw broken('it holds no object')
  if (value.format !== 'questwright-game')
    throw new Broken(`${file} is no saved game: its "format" is ${JSON.stringify(value.format) ?? 'missing'}, expected "questwright-game".`)
  if (value.version !== 1) {
    const newer = typeof value.version === 'number' && value.version > 1
    throw new Broken(
      `${file} was saved in version ${JSON.stringify(value.version) ?? '(missing)'} of the format, and this program reads version 1. ${newer ? 'Bring Questwright up to date.' : 'Play it with the program that saved it, and save it anew.'}`,
    )
  }
  const { setup, seed, inputs, hashes, packs, engine } = value
  if (!isObject(setup) || (setup.kind !== 'scenario' && setup.kind !== 'position'))
    throw broken('"setup" must be an object whose "kind" is scenario or position')
  if (typeof seed !== 'string') throw broken('"seed" must be a text')
  if (!isObject(engine) || typeof engine.hash !== 'string') throw broken('"engine" must name the engine and its hash')
  if (!Array.isArray(packs) || packs.some((pack) => !isObject(pack) || typeof pack.name !== 'string' || typeof pack.hash !== 'string'))
    throw broken('"packs" must list packs with name, version and hash')
  if (!Array.isArray(inputs)) throw broken('"inputs" must be a list')
  const wrong = inputs.findIndex((input) => !isInput(input))
  if (wrong >= 0) throw broken(`input ${wrong} is none: ${JSON.stringify(inputs[wrong])?.slice(0, 80)}`)
  if (!Array.isArray(hashes) || hashes.some((hash) => typeof hash !== 'string')) throw broken('"hashes" must be a list of texts')
  // the replay of a failed scene records no states
  if (hashes.length > inputs.length + 1)
    throw broken(`it has ${inputs.length} inputs and ${hashes.length} hashes; there is one hash more than inputs`)
  if (value.waiting !== undefined && !(Array.isArray(value.waiting) && value.waiting.every(isInput)))
    throw broken('"waiting" must be a list of inputs')
  return soundGame(value as unknown as GameFile)
}

/** What is said of a game that holds inputs which nothing took. @returns nothing where there are none */
export function waitingLine({ inputs, waiting = [] }: GameFile): string | undefined {
  if (waiting.length === 0) return undefined
  return `${waiting.length} of its ${inputs.length + waiting.length} inputs had not been taken when it was saved, because something else was asked: they are left aside`
}

function isInput(input: unknown): boolean {
  if (!isObject(input)) return false
  switch (input.kind) {
    case 'answer':
      return (
        typeof input.question === 'string' && (typeof input.value === 'number' || (typeof input.value === 'object' && input.value !== null))
      )
    case 'dice':
      return typeof input.seed === 'string'
    case 'fault':
      return typeof input.ability === 'string'
    case 'lift':
      return Array.isArray(input.abilities) && input.abilities.every((ability) => typeof ability === 'string')
    case 'move':
      return isObject(input.move)
    default:
      return false
  }
}
