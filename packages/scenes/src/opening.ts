/** Boards taken from tables: the current one of a table, and the one with which a scenario begins. */
import type { PackBundle } from '@questwright/packs/types'
import { dryRun, type JsonObject, type Realm, type Setup, TableHost } from '@questwright/realm/web'
import type { CardReader } from './card-reader.ts'
import { type Carried, type TablePosition, wordsOfPosition } from './from-position.ts'

/** The part of a table that is needed: it answers requests to its engine. */
interface AskedTable {
  readonly ask: <T>(method: string, argument: JsonObject) => Promise<T>
}

/** The board of a table before its pending decision, in words of a scene. */
export async function boardOfTable(table: AskedTable, reader: CardReader): Promise<Carried> {
  const { position } = await table.ask<{ readonly position: TablePosition }>('keyframeNow', {})
  return wordsOfPosition(position, reader.fact, reader.title, reader.board)
}

export interface OpeningOptions {
  /** Opens a fresh realm with the engine and no packs. */
  readonly openRealm: () => Promise<Realm>
  readonly packs: readonly PackBundle[]
  readonly setup: Setup
  readonly seed: string
  /** All seats, joined by `+`. */
  readonly viewer: string
  /** The phase in which play begins, as in the rulebook of the packs. */
  readonly until: string | undefined
}

/** The board of a game after its setup. @throws Error when it cannot be set up */
export async function openingBoard({ openRealm, packs, setup, seed, viewer, until }: OpeningOptions, reader: CardReader): Promise<Carried> {
  const run = await dryRun({ openRealm, packs, setup, until, seed, strict: 'off' })
  if (run.state === 'refused') throw new Error(run.message)
  // this game is never saved, so the engine needs no name
  const engine = { name: '', version: '', hash: '' }
  const host = await TableHost.open({ openRealm, packs, engine, setup, seed, viewers: [viewer], inputs: run.inputs })
  try {
    return await boardOfTable(host, reader)
  } finally {
    host.close()
  }
}
