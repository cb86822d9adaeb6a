/** A failure that random play found: it plays again by itself, and is a regression test of its pack. */
import type { Finding, FuzzRequest } from '@questwright/lab'
import { type GameFile, type Input, type Setup, withDiceOf32Bits } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { engine, inputs, packs, setup } from './parts.ts'

/**
 * How a failure shows: while the game is played; when it is played again (each stretch twice, or step by step with undo and reload);
 * or when it is played in the other realm.
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
  /** Answers. Where one does not fit the question, the minimal answer is given. */
  readonly script: readonly Input[]
  /** The bot that continues after the script: if the realm broke, later answers are unknown. */
  readonly bot?: FuzzRequest['bot']
  readonly muted?: FuzzRequest['muted']
  readonly board?: FuzzRequest['board']
  /** Where it was found. */
  readonly found: { readonly seed: string; readonly game: number }
}

export const fuzzCaseFormat = fileFormat<FuzzFile>({
  name: 'questwright-fuzz',
  version: 2,
  thing: 'failure of random play',
  from: 'Failures are written by `qw fuzz`, into fuzz/ of the pack.',
  again: 'Find the failure anew with `qw fuzz`.',
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
