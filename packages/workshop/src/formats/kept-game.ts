/** The format in which earlier versions stored a running game in the browser as a single value. The current storage converts such games. */
import {
  type Input,
  type Keyframe,
  type Outcome,
  type Place,
  type Setup,
  type StoryEntry,
  type View,
  type ViewerName,
  withDiceOf32Bits,
} from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { inputs, outcomeResult } from './parts.ts'
import type { SavedPoint } from './saved-game.ts'

/** Where in the game an input was given; undefined where that is not known. */
const place = z.looseObject({ round: z.number(), phase: z.string(), step: z.string() }).optional()
const ended = outcomeResult.optional()
const points = z.array(z.looseObject({ input: z.number(), name: z.string() }))
const line = z.looseObject({ id: z.string(), name: z.string(), ended })

/**
 * A branch of the game: its inputs from the beginning of the game to its last decision. Branches with a common beginning have the same first
 * inputs.
 */
export interface KeptLine {
  /** `1`, `2` …, in the order in which the branches were created. */
  readonly id: string
  readonly name: string
  readonly inputs: readonly Input[]
  /** Where in the game each input was given, as far as that is known. */
  readonly places: readonly Place[]
  /** The index of the input at which the table was when the branch was left. */
  readonly at: number
  readonly savePoints: readonly SavedPoint[]
  /** How the game ended after its last decision, if it did. */
  readonly ended?: Outcome['result']
}

/** The setup of a game, its inputs, and the newest keyframe (a complete state), from which the game is opened without playing all inputs again. */
export interface KeptGame {
  /** Identifies the table for which the game was set up: its end is recorded once. */
  readonly table?: string
  /** How it ended, if it did. */
  readonly ended?: Outcome['result']
  /** The seats that won, of a decided game. */
  readonly wonBy?: readonly string[]
  readonly scenario: string
  readonly title: string
  readonly viewer: ViewerName
  readonly hands?: 'open' | 'hidden'
  /** The seats that bots play. */
  readonly bots?: { readonly [seat: string]: 'greedy' | 'random' | undefined }
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  /** Undone inputs, for redo. */
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  /** The story so far. A table that is opened from a keyframe has only the story after the keyframe. */
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  /** The hashes of the packs by id: a keyframe can be used only with the same scripts. */
  readonly packs: { readonly [pack: string]: string }
  readonly engine: string
  readonly savePoints: readonly SavedPoint[]
  /** The current branch; its inputs are those of the game. */
  readonly line: Pick<KeptLine, 'id' | 'name' | 'ended'>
  readonly branches: readonly KeptLine[]
  /** The last view of the table; not stored with hidden hands. */
  readonly view?: View
}

export type KeptGameFile = KeptGame & { readonly format: 'questwright-kept-game'; readonly version: 2 }

export const keptGameFormat = fileFormat<KeptGameFile>({
  name: 'questwright-kept-game',
  version: 2,
  thing: 'kept game',
  from: 'Begin the game again.',
  again: 'Begin the game again.',
  schema: z.looseObject({
    scenario: z.string(),
    title: z.string(),
    viewer: z.string(),
    setup: z.looseObject({ kind: z.string() }),
    seed: z.string(),
    inputs,
    redo: inputs,
    redoPlaces: z.array(place),
    packs: z.record(z.string(), z.string()),
    engine: z.string(),
    savePoints: points,
    line,
    branches: z.array(line.extend({ inputs, places: z.array(place), at: z.number(), savePoints: points })),
  }),
  words: { inputs: 'its decisions', setup: 'how the game began' },
  // games of these versions were saved before dice had keys
  settle: withDiceOf32Bits,
  // version 1 has a single line, and its oldest files have no places of undone inputs
  migrations: { 1: (game) => ({ redoPlaces: [], ...game, line: { id: '1', name: 'First branch' }, branches: [] }) },
})
