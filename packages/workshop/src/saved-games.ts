/** Saved games, logs of campaigns and failures of random play as files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { GameRecord } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import type { GameFile } from '@questwright/realm'
import { type CampaignLog, campaignLogFormat } from './campaign/index.ts'
import { type FuzzFile, fuzzCaseFormat, readSavedGame, savedGameFormat } from './formats/index.ts'
import { Broken, WrongUse } from './problems.ts'
import { userPath } from './workspace/places.ts'

/** The saved game for what a realm has recorded. */
export function gameFile(record: GameRecord, engine: GameFile['engine'], packs: readonly PackBundle[]): GameFile {
  const { setup, seed, inputs, hashes } = record
  return {
    format: 'questwright-game',
    version: 2,
    engine,
    packs: packs.map(({ name, packVersion, hash }) => ({ name, version: packVersion, hash })),
    setup,
    seed,
    inputs,
    hashes,
  }
}

/** Writes a file, and creates its folder. @returns its whole path @throws Broken */
function writeFile(file: string, text: string): string {
  const path = userPath(file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new Broken(`${file} cannot be written: ${(error as Error).message}. Name a file in a folder where you may write.`)
  }
  return path
}

/** Writes a saved game. @returns its whole path @throws Broken */
export function writeGame(file: string, game: GameFile): string {
  return writeFile(file, savedGameFormat.write(game))
}

/** Writes the log of a campaign. @returns its whole path @throws Broken */
export function writeCampaignLog(file: string, log: CampaignLog): string {
  return writeFile(file, campaignLogFormat.write(log))
}

/**
 * Reads the log of a campaign.
 * @throws WrongUse when there is no such file
 * @throws Broken when it is no log that this version can read
 */
export function readCampaignLog(file: string): CampaignLog {
  const path = userPath(file)
  if (!existsSync(path)) throw new WrongUse(`There is no file ${file}. Begin a log with: qw campaign new <campaign> ${file} --deck …`)
  const read = campaignLogFormat.read(readText(path))
  if ('fault' in read) throw new Broken(`${file}: ${read.fault.message} ${read.fault.remedy}`)
  return read.value
}

/**
 * Writes the file of a failure that random play found.
 * @returns its whole path
 * @throws Broken when it cannot be written
 */
export function writeFuzzCase(file: string, failure: FuzzFile): string {
  return writeFile(file, fuzzCaseFormat.write(failure))
}

/** The text of a file without a byte order mark. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '')

/**
 * Reads a saved game, or the replay in a game of the studio's history.
 * @throws WrongUse when there is no such file
 * @throws Broken when it is no saved game that this version can read
 */
export function readGame(file: string): GameFile {
  const path = userPath(file)
  if (!existsSync(path)) throw new WrongUse(`There is no file ${file}. Save a game with: qw play … --save ${file}`)
  const read = readSavedGame(readText(path))
  if ('fault' in read) throw new Broken(`${file}: ${read.fault.message} ${read.fault.remedy}`)
  return read.value
}

/** The message for a game with inputs that did not fit when it was saved; undefined when it has none. */
export function waitingLine({ inputs, waiting = [] }: GameFile): string | undefined {
  if (waiting.length === 0) return undefined
  return `${waiting.length} of its ${inputs.length + waiting.length} inputs did not fit when it was saved, because another question was asked: they are left out`
}
