/** A finished game in the group's history, stored in the workspace as `.questwright/games/<file>`. */
import { type GameFile, type JsonObject, type Outcome, type Sentence, withDiceOf32Bits } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { outcomeResult } from './parts.ts'
import { gameParts } from './saved-game.ts'

/** The stored data of a seat, with the figures of the outcome that its game has for each seat. */
interface PlayedSeat {
  readonly seat: string
  readonly deck: string
  /** The figures of the seat. Under the name of each section of starting cards, the cards of this deck, each with code and title. */
  readonly [part: string]: unknown
}

/** A finished game as a page sends it with PUT /api/history. Lists and score sheets read its fields; `replay` is the complete game. */
export interface FinishedGame {
  /** The id of the table: the same in every tab and after every reload. */
  readonly table: string
  readonly scenario: { readonly code: string; readonly title: string }
  readonly mode: string
  /** The viewer, such as `p1+p2` where one person plays two hands. */
  readonly viewer: string
  readonly players: readonly PlayedSeat[]
  /** The outcome; `said` is `why` as a sentence, for people who read the file. */
  readonly outcome: {
    readonly result: Outcome['result']
    /** The seats that won, of a decided game. */
    readonly winners?: readonly string[]
    readonly why: Sentence
    readonly said: string
  }
  readonly rounds: number
  /** The score of a won game; a lost game has none. */
  readonly score?: number
  /** The figures of the outcome. */
  readonly figures: JsonObject
  /** Packs with versions and hashes, setup, seed and all inputs: the game can be opened again from it. */
  readonly replay: GameFile
}

/** A finished game in the group's history, stored in the workspace as `.questwright/games/<file>`. */
export interface PlayedGame extends FinishedGame {
  readonly format: 'questwright-played-game'
  readonly version: 2
  /** The hash of table and inputs: the same end of a game has the same id, whichever tab reports it. */
  readonly id: string
  /** By the server's clock, ISO 8601. */
  readonly finished: string
  /** `again`: a game at this table had already ended, and decisions were undone after that. It does not count for the best score. */
  readonly ending: 'first' | 'again'
}

// loose objects: parts that the schema does not name stay in the file
const named = z.looseObject({ code: z.string(), title: z.string() })
const facts = z.record(z.string(), z.unknown())

const finished = z.looseObject({
  table: z.string().min(1).max(200),
  scenario: named,
  mode: z.string(),
  viewer: z.string(),
  players: z
    .array(z.looseObject({ seat: z.string(), deck: z.string() }))
    .min(1)
    .max(8),
  outcome: z.looseObject({
    result: outcomeResult,
    winners: z.array(z.string()).optional(),
    why: z.looseObject({ code: z.string(), parts: facts }),
    said: z.string(),
  }),
  rounds: z.number().int().min(0),
  score: z.number().int().optional(),
  figures: facts,
  replay: gameParts.and(z.looseObject({ format: z.literal('questwright-game'), version: z.literal(2) })),
})

export const playedGameFormat = fileFormat<PlayedGame>({
  name: 'questwright-played-game',
  version: 2,
  thing: 'played game',
  from: 'Games of the history are written by the studio, into .questwright/games.',
  again: 'Repair it with a text editor, or put an older copy back. The program does not change it.',
  schema: finished.extend({
    id: z.string().regex(/^[0-9a-f]{16}$/),
    finished: z.iso.datetime(),
    ending: z.enum(['first', 'again']),
  }),
  migrations: { 1: ({ replay, ...game }) => ({ ...game, replay: withVersion2(replay) }) },
  engine: { where: 'replay.engine.name', name: ({ replay }) => replay.engine.name },
  words: { replay: 'the game itself', outcome: 'how it ended' },
  indent: 1,
})

/** The saved game inside of a finished game, in the current version. */
function withVersion2(replay: unknown): unknown {
  const isOfBefore = typeof replay === 'object' && replay !== null && (replay as { readonly version?: unknown }).version === 1
  return isOfBefore ? { ...withDiceOf32Bits(replay), version: 2 } : replay
}

/**
 * Validates a finished game that a page sent.
 * @returns the game, or what is wrong with it
 */
export function readFinished(value: unknown): { readonly game: FinishedGame } | { readonly wrong: string } {
  const read = finished.safeParse(value)
  if (read.success) return { game: value as FinishedGame }
  const [first] = read.error.issues
  return { wrong: `${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'is something else'}` }
}
