/**
 * The file of a failure that random play found: it contains everything that is needed to play it again, so a pack can keep it as a regression test.
 */
import type { Finding, FuzzRequest } from '@questwright/lab'
import { type GameFile, type Input, type Setup, withDiceOf32Bits } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { engine, inputs, packs, setup } from './parts.ts'

/**
 * The way of playing in which the failure occurs: `play` in the game itself; `strict` and `steps` in a replay, which plays each part twice
 * or goes step by step with undo and reload; `quickjs` in the other realm.
 */
export type FuzzWay = 'play' | 'strict' | 'steps' | 'quickjs'

export interface FuzzFile {
  readonly format: 'questwright-fuzz'
  readonly version: 2
  readonly finding: Pick<Finding, 'kind' | 'code' | 'message'>
  readonly way: FuzzWay
  readonly packs: GameFile['packs']
  readonly engine: GameFile['engine']
  readonly setup: Setup
  readonly seed: string
  /** The answers. Where one does not fit its question, the smallest legal answer is given instead. */
  readonly script: readonly Input[]
  /** The bot that plays on after the script: it is needed when the realm crashed, because the answers of the crashed game cannot be read. */
  readonly bot?: FuzzRequest['bot']
  readonly muted?: FuzzRequest['muted']
  readonly board?: FuzzRequest['board']
  /** The run in which it was found. */
  readonly found: { readonly seed: string; readonly game: number }
}

export const fuzzCaseFormat = fileFormat<FuzzFile>({
  name: 'questwright-fuzz',
  version: 2,
  thing: 'failure of random play',
  from: 'Failures are written by `qw fuzz`, into fuzz/ of the pack.',
  again: 'Find the failure again with `qw fuzz`.',
  schema: z.looseObject({
    finding: z.looseObject({ kind: z.string(), code: z.string(), message: z.string() }),
    way: z.enum(['play', 'strict', 'steps', 'quickjs']),
    packs,
    engine,
    setup,
    seed: z.string(),
    script: inputs,
    muted: z.array(z.string()).optional(),
    found: z.looseObject({ seed: z.string(), game: z.number() }),
  }),
  migrations: { 1: withDiceOf32Bits },
  engine: { where: 'engine.name', name: ({ engine: { name } }) => name },
  words: { script: 'its decisions', setup: 'how the game began', found: 'where it was found' },
  indent: 1,
})
