/** The running game, kept in this browser so that a reload loses nothing. */

import type { PackBundle } from '@questwright/packs/types'
import type { Input, Keyframe, Place, Setup, StoryEntry, ViewerName } from '@questwright/realm/web'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keptUnder } from '../place.ts'
import { FIRST_LINE, type Line, type SavePoint } from './branches.ts'

/** A game as it is kept: what makes it, and the newest keyframe, from which it stands again at once. */
export interface KeptGame {
  readonly format: 'questwright-kept-game'
  readonly version: 2
  /** Names the table that was dealt: an ending is recorded once for it. */
  readonly table?: string
  /** How it ended, if it did. */
  readonly ended?: 'won' | 'lost'
  readonly scenario: string
  readonly title: string
  readonly viewer: ViewerName
  readonly hands?: 'open' | 'hidden'
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** Inputs that were taken back and can come again. */
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  /** What was told so far: a table that stands again from a keyframe tells from there on only. */
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  /** Hashes by pack id: a game opens from its keyframe only under the very scripts that made it. */
  readonly packs: { readonly [pack: string]: string }
  readonly engine: string
  readonly savePoints: readonly SavePoint[]
  /** The line on which the table stands; its inputs are those above. */
  readonly line: Pick<Line, 'id' | 'name' | 'ended'>
  readonly branches: readonly Line[]
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame }
  packs: { key: string; value: readonly PackBundle[] }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  // 3, not 2: an earlier studio made a third store, which nothing reads any more
  opened ??= openDB<Schema>(keptUnder(), 3, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('games')
      if (from < 2) db.createObjectStore('packs')
    },
  })
  return opened
}

const current = 'current'

/** Keeps the running game in the place of the one before. */
export async function keepGame(game: KeptGame): Promise<void> {
  await (await database()).put('games', game, current)
}

/** @returns the game that was running, or undefined; one of version 1 has one line */
export async function keptGame(): Promise<KeptGame | undefined> {
  return asKept(await (await database()).get('games', current))
}

/** A game as an older studio kept it, as one of today. @returns undefined for what is none */
export function asKept(found: unknown): KeptGame | undefined {
  const game = found as Omit<KeptGame, 'version'> & { readonly version: number }
  if (typeof found !== 'object' || found === null || game.format !== 'questwright-kept-game') return undefined
  if (game.version === 2) return { ...game, version: 2 }
  return game.version === 1 ? { ...game, version: 2, line: FIRST_LINE, branches: [] } : undefined
}

/** Forgets the kept game and its packs. */
export async function forgetGame(): Promise<void> {
  const open = await database()
  await open.delete('games', current)
  await open.delete('packs', current)
}

/** Keeps the scripts under which the game runs: it is taken up under these, whatever became of the files meanwhile. */
export async function keepPacks(packs: readonly PackBundle[]): Promise<void> {
  await (await database()).put('packs', packs, current)
}

/** The packs under which the kept game was left, or undefined when none were kept. */
export async function keptPacks(): Promise<readonly PackBundle[] | undefined> {
  return (await database()).get('packs', current)
}
