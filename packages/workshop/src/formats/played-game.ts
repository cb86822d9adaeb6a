/** A game of the group's history, as it lies in the workspace: `.questwright/games/<file>`. */
import { type GameFile, type JsonObject, type Outcome, type Sentence, withDiceOf32Bits } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { outcomeResult } from './parts.ts'
import { gameParts } from './saved-game.ts'

/** The stored data of a seat, with the figures of the outcome that its game has for each seat. */
interface PlayedSeat {
  readonly seat: string
  readonly deck: string
  /** Figures, and under the names of the sections with which decks of the game begin the cards of this deck, each with code and title. */
  readonly [part: string]: unknown
}

/** A finished game as a page sends it: PUT /api/history. Lists and sheets read the parts; the replay is the game itself. */
export interface FinishedGame {
  /** Id of the dealt table: the same in every tab and after every reload. */
  readonly table: string
  readonly scenario: { readonly code: string; readonly title: string }
  readonly mode: string
  /** The viewer: `p1+p2` for two hands of one person. */
  readonly viewer: string
  readonly players: readonly PlayedSeat[]
  /** `said` is `why` in words, for people who read the file. */
  readonly outcome: { readonly result: Outcome['result']; readonly why: Sentence; readonly said: string }
  readonly rounds: number
  /** Of a won game; a lost one has none. */
  readonly score?: number
  /** The figures of the outcome. */
  readonly figures: JsonObject
  /** Packs with versions and hashes, set-up, seed and all inputs: from it the game opens again. */
  readonly replay: GameFile
}

/** A game of the group's history, as it lies in the workspace: `.questwright/games/<file>`. */
export interface PlayedGame extends FinishedGame {
  readonly format: 'questwright-played-game'
  readonly version: 2
  /** Hash of table and inputs: the same ending has the same id, no matter which tab reports it. */
  readonly id: string
  /** By the server's clock, ISO 8601. */
  readonly finished: string
  /** `again`: this table had ended before, and decisions were undone. It does not count for the best score. */
  readonly ending: 'first' | 'again'
}

// Loose: unknown parts stay in the file.
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
  outcome: z.looseObject({ result: outcomeResult, why: z.looseObject({ code: z.string(), parts: facts }), said: z.string() }),
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
  again: 'Mend it with a text editor, or put an older copy back. It is left as it is.',
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

/** The saved game inside a played one, in the version of today. */
function withVersion2(replay: unknown): unknown {
  const isOfBefore = typeof replay === 'object' && replay !== null && (replay as { readonly version?: unknown }).version === 1
  return isOfBefore ? { ...withDiceOf32Bits(replay), version: 2 } : replay
}

/** A finished game as a page sent it. @returns the game, or the mistake in it */
export function readFinished(value: unknown): { readonly game: FinishedGame } | { readonly wrong: string } {
  const read = finished.safeParse(value)
  if (read.success) return { game: value as FinishedGame }
  const [first] = read.error.issues
  return { wrong: `${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'is something else'}` }
}
