/** What a file of the history looks like, for reading what may have been written by hand, by an older studio, or by a newer one. */
import { z } from 'zod'
import {
  type FinishedGame,
  type GameSummary,
  type PlayedGame,
  playedGameFormat,
  playedGameVersion,
  type UnreadableGame,
} from '../page/index.ts'

// Loose: parts that this version does not know stay in the file.
const sentence = z.looseObject({ code: z.string(), parts: z.record(z.string(), z.unknown()) })
const named = z.looseObject({ code: z.string(), title: z.string() })

const finishedGame = z.looseObject({
  table: z.string().min(1).max(200),
  scenario: named,
  mode: z.string(),
  viewer: z.string(),
  players: z
    .array(z.looseObject({ seat: z.string(), deck: z.string(), heroes: z.array(named), threat: z.number().int() }))
    .min(1)
    .max(8),
  outcome: z.looseObject({ result: z.enum(['won', 'lost']), why: sentence, said: z.string() }),
  rounds: z.number().int().min(0),
  score: z.number().int().optional(),
  figures: z.record(z.string(), z.unknown()),
  replay: z.looseObject({
    format: z.literal('questwright-game'),
    version: z.literal(1),
    engine: z.looseObject({ name: z.string(), version: z.string(), hash: z.string() }),
    packs: z.array(z.looseObject({ name: z.string(), version: z.string(), hash: z.string() })),
    setup: z.looseObject({ kind: z.string() }),
    seed: z.string(),
    inputs: z.array(z.looseObject({ kind: z.string() })),
    hashes: z.array(z.string()),
  }),
})

const playedGame = finishedGame.extend({
  format: z.literal(playedGameFormat),
  version: z.literal(playedGameVersion),
  id: z.string().regex(/^[0-9a-f]{16}$/),
  finished: z.iso.datetime(),
  ending: z.enum(['first', 'again']),
})

const say = ({ issues: [first] }: z.ZodError): string => `${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'is something else'}`

/** A game as a page sent it. @returns the game, or what is wrong with it */
export function readFinished(value: unknown): { readonly game: FinishedGame } | { readonly wrong: string } {
  const read = finishedGame.safeParse(value)
  return read.success ? { game: read.data as unknown as FinishedGame } : { wrong: say(read.error) }
}

/** A file of the history. @returns the game, or why this studio cannot read it */
export function readPlayed(file: string, text: string): { readonly game: PlayedGame } | { readonly unreadable: UnreadableGame } {
  const broken = (message: string) => ({
    unreadable: {
      file,
      reason: 'broken' as const,
      message,
      remedy: 'Mend it with a text editor, or put an older copy back. It is left as it is.',
    },
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return broken('The file is not valid JSON; it may have been cut off.')
  }
  const head = z.object({ format: z.string(), version: z.number() }).safeParse(value)
  if (!head.success || head.data.format !== playedGameFormat) return broken('The file does not say that it is a played game.')
  if (head.data.version > playedGameVersion)
    return {
      unreadable: {
        file,
        reason: 'newer',
        message: `The file has format version ${head.data.version}; this studio knows version ${playedGameVersion}.`,
        remedy: 'Open it with a newer studio. It is left as it is.',
      },
    }
  const read = playedGame.safeParse(value)
  return read.success
    ? { game: read.data as unknown as PlayedGame }
    : broken(`A part of the file is not what it should be: ${say(read.error)}.`)
}

/** A game without what only a replay needs. */
export function summaryOf(file: string, game: PlayedGame): GameSummary {
  const { format: _, version: __, replay, ...rest } = game
  return { ...rest, file, seed: replay.seed, decisions: replay.inputs.length, packs: replay.packs }
}
