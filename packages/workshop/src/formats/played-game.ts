/** A game of the group's history, as it lies in the workspace: `.questwright/games/<file>`. */
import type { GameFile } from '@questwright/realm/web'
import { z } from 'zod'
import { fileFormat } from './file-format.ts'
import { gameParts } from './saved-game.ts'

type Facts = { readonly [part: string]: unknown }

/** A finished game as a page sends it. Lists and sheets read the parts; the replay is the game itself. */
export interface FinishedParts {
  /** The table that was dealt: the same in every tab and after every reload. */
  readonly table: string
  readonly scenario: { readonly code: string; readonly title: string }
  readonly mode: string
  readonly viewer: string
  readonly players: readonly {
    readonly seat: string
    readonly deck: string
    readonly heroes: readonly { readonly code: string; readonly title: string }[]
    readonly threat: number
  }[]
  readonly outcome: {
    readonly result: 'won' | 'lost'
    readonly why: { readonly code: string; readonly parts: Facts }
    readonly said: string
  }
  readonly rounds: number
  readonly score?: number
  readonly figures: Facts
  readonly replay: GameFile
}

export interface PlayedParts extends FinishedParts {
  readonly format: 'questwright-played-game'
  readonly version: 1
  readonly id: string
  readonly finished: string
  readonly ending: 'first' | 'again'
}

// Loose: parts that this version does not know stay in the file.
const named = z.looseObject({ code: z.string(), title: z.string() })
const facts = z.record(z.string(), z.unknown())

const finished = z.looseObject({
  table: z.string().min(1).max(200),
  scenario: named,
  mode: z.string(),
  viewer: z.string(),
  players: z
    .array(z.looseObject({ seat: z.string(), deck: z.string(), heroes: z.array(named), threat: z.number().int() }))
    .min(1)
    .max(8),
  outcome: z.looseObject({ result: z.enum(['won', 'lost']), why: z.looseObject({ code: z.string(), parts: facts }), said: z.string() }),
  rounds: z.number().int().min(0),
  score: z.number().int().optional(),
  figures: facts,
  replay: gameParts.and(z.looseObject({ format: z.literal('questwright-game'), version: z.literal(1) })),
})

export const playedGameFormat = fileFormat<PlayedParts>({
  name: 'questwright-played-game',
  version: 1,
  thing: 'played game',
  from: 'Games of the history are written by the studio, into .questwright/games.',
  again: 'Mend it with a text editor, or put an older copy back. It is left as it is.',
  schema: finished.extend({
    id: z.string().regex(/^[0-9a-f]{16}$/),
    finished: z.iso.datetime(),
    ending: z.enum(['first', 'again']),
  }),
  words: { replay: 'the game itself', outcome: 'how it ended' },
  indent: 1,
})

/** A finished game as a page sent it. @returns the game, or what is wrong with it */
export function readFinished(value: unknown): { readonly game: FinishedParts } | { readonly wrong: string } {
  const read = finished.safeParse(value)
  if (read.success) return { game: value as FinishedParts }
  const [first] = read.error.issues
  return { wrong: `${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'is something else'}` }
}
