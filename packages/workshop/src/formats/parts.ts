/** What several files hold: inputs, the engine and the packs under which something was made, and how a game began. */
import { z } from 'zod'

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An input as a file holds it; what it says is judged when it is taken. */
const input = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('answer'),
    question: z.string(),
    value: z.custom(
      (value) => typeof value === 'number' || (typeof value === 'object' && value !== null),
      'an answer has keys or a number',
    ),
  }),
  z.looseObject({ kind: z.literal('dice'), seed: z.string() }),
  z.looseObject({ kind: z.literal('fault'), ability: z.string(), reason: z.string() }),
  z.looseObject({ kind: z.literal('lift'), abilities: z.array(z.string()) }),
  z.looseObject({ kind: z.literal('move'), move: z.custom(isRecord, 'a move is an object') }),
])
export const inputs = z.array(input)

export const engine = z.looseObject({ name: z.string(), version: z.string(), hash: z.string() })
export const packs = z.array(z.looseObject({ name: z.string(), version: z.string(), hash: z.string() }))

/** How a game began: the ruleset judges the rest. */
export const setup = z.looseObject({ kind: z.enum(['scenario', 'position']) })
