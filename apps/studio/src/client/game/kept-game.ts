/** The running game, kept in this browser so that a reload loses nothing. */

import type { PackBundle } from '@questwright/packs/types'
import type { Input, Keyframe, Place, Setup, StoryEntry, ViewerName } from '@questwright/realm/web'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A game as it is kept: what makes it, and the newest keyframe, from which it stands again at once. */
export interface KeptGame {
  readonly format: 'questwright-kept-game'
  readonly version: 1
  /** Names the table that was dealt: an ending is recorded once for it. */
  readonly table?: string
  /** How it ended, if it did. */
  readonly ended?: 'won' | 'lost'
  readonly scenario: string
  readonly title: string
  readonly viewer: ViewerName
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
  readonly savePoints: readonly { readonly input: number; readonly name: string }[]
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame }
  packs: { key: string; value: readonly PackBundle[] }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  // 3, not 2: an earlier studio made a third store, which nothing reads any more
  opened ??= openDB<Schema>('questwright', 3, {
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

/** @returns the game that was running, or undefined; one of another version is not opened */
export async function keptGame(): Promise<KeptGame | undefined> {
  const game = await (await database()).get('games', current)
  return game?.format === 'questwright-kept-game' && game.version === 1 ? game : undefined
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
