import { type GameFile, type Input, type Outcome, soundGame, withDiceOf32Bits } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat, type ReadFile } from './file-format.ts'
import { engine, inputs, outcomeResult, packs, setup } from './parts.ts'

/** A save point of a branch. */
export interface SavedPoint {
  readonly input: number
  readonly name: string
}

/** Data of the table page in a saved game; other programs ignore it. */
interface StudioPart {
  readonly title: string
  readonly scenario: string
  readonly viewer: string
  /** Several people use one device, and each hand is shown only while its seat plays. Without it all hands are visible. */
  readonly hands?: 'hidden'
  readonly line: { readonly id: string; readonly name: string; readonly ended?: Outcome['result'] }
  readonly savePoints: readonly SavedPoint[]
  /** Undone inputs, for redo. */
  readonly later: readonly Input[]
  readonly laterPlaces: readonly string[]
  readonly branches: readonly SavedBranch[]
}

/** A branch in a file, with the inputs after the point where it diverges from the current branch (`line`). */
interface SavedBranch {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly inputs: readonly Input[]
  readonly places: readonly string[]
  readonly at: number
  readonly savePoints: readonly SavedPoint[]
  readonly ended?: Outcome['result']
}

export type SavedGame = GameFile & { readonly studio?: StudioPart }

/** The parts of every saved game. They are also used inside of other files. */
export const gameParts = z
  .looseObject({ engine, packs, setup, seed: z.string(), inputs, hashes: z.array(z.string()), waiting: inputs.optional() })
  // the replay of a failed scene has no state hashes
  .refine((game) => game.hashes.length <= game.inputs.length + 1, {
    path: ['hashes'],
    error: 'there may be at most one more than there are decisions',
  })

const count = z.number().int().min(0)
const points = z.array(z.looseObject({ input: count, name: z.string() }))
const ended = outcomeResult.optional()
const id = z.string().regex(/^[1-9]\d{0,6}$/)
const studioPart = z.looseObject({
  title: z.string(),
  scenario: z.string(),
  viewer: z.string().regex(/^p\d(\+p\d)*$/),
  hands: z.literal('hidden').optional(),
  line: z.looseObject({ id, name: z.string(), ended }),
  savePoints: points,
  later: inputs,
  laterPlaces: z.array(z.string()),
  branches: z.array(
    z.looseObject({ id, name: z.string(), from: count, inputs, places: z.array(z.string()), at: count, savePoints: points, ended }),
  ),
})

export const savedGameFormat = fileFormat<SavedGame>({
  name: 'questwright-game',
  version: 2,
  thing: 'saved game',
  from: 'Choose a file that was saved at a table or by `qw play --save`; its name ends with .json.',
  again: 'Copy it again from where it was saved, or save the game again.',
  schema: gameParts,
  words: {
    setup: 'how the game began',
    seed: 'its seed',
    engine: 'the name of its engine',
    packs: 'its list of packs',
    inputs: 'its decisions',
    waiting: 'its decisions',
    hashes: 'its states',
  },
  migrations: { 1: withDiceOf32Bits },
  engine: { where: 'engine.name', name: ({ engine: { name } }) => name },
  settle: (game) => withSoundStudio(soundGame(game)),
  indent: 1,
})

/** Removes an invalid `studio` part: the game itself is valid without it. */
function withSoundStudio(game: SavedGame): SavedGame {
  const { studio, ...rest } = game
  if (studio === undefined) return game
  const whole = rest.inputs.length + (Array.isArray(studio?.later) ? studio.later.length : 0)
  const isSound = studioPart.safeParse(studio).success && studio.branches.every(({ from }) => from <= whole)
  return isSound ? game : rest
}

/** Reads a saved game, or the replay inside a game of the history. */
export function readSavedGame(text: string): ReadFile<SavedGame> {
  const read = savedGameFormat.read(text)
  if ('value' in read || read.fault.reason !== 'other') return read
  const { format, replay } = JSON.parse(text.replace(/^\ufeff/, '')) ?? {}
  return format === 'questwright-played-game' ? savedGameFormat.readValue(replay) : read
}
