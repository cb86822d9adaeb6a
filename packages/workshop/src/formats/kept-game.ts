/** A running game as a browser kept it in one piece, in versions 1 and 2. What keeps games today takes it over from here. */
import type { Input, Keyframe, Place, Setup, StoryEntry } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { inputs } from './parts.ts'
import type { SavedPoint } from './saved-game.ts'

const place = z.looseObject({ round: z.number(), phase: z.string(), step: z.string() })
const ended = z.enum(['won', 'lost']).optional()
const points = z.array(z.looseObject({ input: z.number(), name: z.string() }))
const line = z.looseObject({ id: z.string(), name: z.string(), ended })

interface KeptLine {
  readonly id: string
  readonly name: string
  readonly inputs: readonly Input[]
  readonly places: readonly Place[]
  readonly at: number
  readonly savePoints: readonly SavedPoint[]
  readonly ended?: 'won' | 'lost'
}

export interface KeptGameFile {
  readonly format: 'questwright-kept-game'
  readonly version: 2
  readonly table?: string
  readonly ended?: 'won' | 'lost'
  readonly scenario: string
  readonly title: string
  readonly viewer: string
  readonly hands?: 'open' | 'hidden'
  readonly setup: Setup
  readonly seed: string
  readonly inputs: readonly Input[]
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  readonly packs: { readonly [pack: string]: string }
  readonly engine: string
  readonly savePoints: readonly SavedPoint[]
  readonly line: Pick<KeptLine, 'id' | 'name' | 'ended'>
  readonly branches: readonly KeptLine[]
}

export const keptGameFormat = fileFormat<KeptGameFile>({
  name: 'questwright-kept-game',
  version: 2,
  thing: 'kept game',
  from: 'Begin the game anew.',
  again: 'Begin the game anew.',
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
  // a game of version 1 has one line, the first
  migrations: { 1: (game) => ({ ...game, line: { id: '1', name: 'First line' }, branches: [] }) },
})
